/** The eleven paintings, drawn from simple shapes in a frame's inside of 44 by 36. */

/** A dancer of the ring: a body that leans, arms out. */
const dancer = (x: number, y: number, turn: number): string =>
  `
  <g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="#c4512d" stroke-width="1.9" stroke-linecap="round">
  <circle cy="-5.4" r="1.5" fill="#c4512d" stroke="none"/>
  <path d="M0-3.4Q1 0-.6 2.2L-3 6.6M-.6 2.2 2.6 6M-4.6-4.4Q0-1.4 4.6-4.4"/>
  </g>`;

/** A guest at the long table. */
const guest = (robe: string, at: number): string => {
  const x = 5 + at * 4.86;
  return `<circle cx="${x}" cy="19.4" r="1.7" fill="#d9a878"/><path d="M${x - 2.6} 25.4q.4-4.4 2.6-4.4t2.6 4.4z" fill="${robe}"/>`;
};

const ROBES = ['#b3392f', '#3f6f8f', '#caa24a', '#4f7d58', '#8a4f7a', '#c46a2d', '#2f4b8f', '#b3392f'];

/** The drawing of each painting, by card. */
export const PAINTINGS: Record<string, string> = {
  H01: `
    <path fill="#d58a3a" d="M0 0h44v36H0z"/>
    <path fill="#4f7d58" d="M0 0h14q-2 9-14 11zM30 0h14v16Q33 12 30 0z"/>
    <path fill="#e9b44c" d="M0 27h44v9H0z"/>
    <path fill="#7a4a2b" d="M17 17q5-3 10 0l2 9H15z"/>
    <circle cx="22" cy="11.5" r="4.6" fill="#8a5632"/>
    <path fill="#2a1a16" d="M17.2 11q0-6 4.8-6t4.8 6q1 6 .4 8-1.4-5-2-8.4-3 .6-6.4-1z"/>
    <path fill="#b3392f" d="M13.6 25h16.8L32 36H12z"/>
    <path fill="#f0c9a0" d="m16 31 3-3 2 4zM25 34l3-4 1 4z"/>
    <path d="M16.6 19q-4 4 .8 6.5" fill="none" stroke="#8a5632" stroke-width="2.6" stroke-linecap="round"/>
    <ellipse cx="19" cy="25" rx="3" ry="2.4" fill="#a9b23c"/>`,
  H02: `
    <path fill="#2f5f9f" d="M0 0h44v36H0z"/>
    <path fill="#3f8a4f" d="M0 25q22-10 44 0v11H0z"/>
    ${dancer(12, 19, -14)}${dancer(22, 11.5, 6)}${dancer(32, 16, 24)}${dancer(29, 27.5, 8)}${dancer(16, 28, -24)}`,
  H03: `
    <path fill="#35231a" d="M0 0h44v36H0z"/>
    <path fill="#5a3a22" d="M4 36Q6 6 22 4t18 32z"/>
    <circle cx="18" cy="9.5" r="3.7" fill="#e6bd8c"/>
    <path fill="#e9dfc8" d="M14.8 11q3 5 6.6 0l-1 5h-4z"/>
    <path fill="#9f2f24" d="M11 15q7-5 14 0l5 21H7z"/>
    <path fill="#c8962e" d="M15 15h6l1 12h-8z"/>
    <path fill="#cdb384" d="M16 36q0-11 8-11 6 0 7 11z"/>
    <circle cx="21.5" cy="23" r="3.3" fill="#b98d62"/>
    <path d="M14 20q4 5 9 4M25 20q1 4-2 5" fill="none" stroke="#e6bd8c" stroke-width="2" stroke-linecap="round"/>
    <path fill="#7a4a2b" d="M35 36V18q0-4 3-4t3 4v18z"/>
    <circle cx="38" cy="12" r="2.3" fill="#caa27a"/>`,
  M01: `
    <path fill="#8a6b4a" d="M0 0h44v36H0z"/>
    <path fill="#a3835c" d="M0 0h44v12Q22 18 0 10z"/>
    <path fill="#15131a" d="M19 16q4 2 7-1l1 7q4 6 5 14H13q2-9 5-14z"/>
    <path fill="#f0d9c6" d="m19.5 15.5 2-3.6h2l2.5 3.6q-3.4 3-6.5 0z"/>
    <path fill="#f0d9c6" d="M20 8.2q0-3.6 3-3.6 2.6 0 3.2 2.2l1.4 2-1.2.8q0 2.6-2.6 2.6-3.8 0-3.8-4z"/>
    <path fill="#4a2c1e" d="M20 9q-2-1.4-1-4 2-3 5.6-1.6L26 5.2q-3 .4-3.6 2Q21.8 8.6 20 9z"/>
    <path d="M26 16q5 4 6.6 9.5" fill="none" stroke="#f0d9c6" stroke-width="2" stroke-linecap="round"/>
    <path fill="#5a3a22" d="M30 25h11v2h-4.6v9h-1.8v-9H30z"/>`,
  M02: `
    <path fill="#7f7a70" d="M0 0h44v36H0z"/>
    <path fill="#615c55" d="M0 0h12v30H0z"/>
    <path fill="#2a2a30" d="M4 8q3-5 6 0v14H4z"/>
    <path fill="#54504a" d="M0 30h44v6H0z"/>
    <path fill="#c8b48a" d="M13 25h25v4H13z"/>
    <path fill="#6b4a2b" d="M14 29h2v4h-2zM35 29h2v4h-2z"/>
    <path fill="#efe7d6" d="M20 15q4-2 6 1l5 9H18z"/>
    <circle cx="22.5" cy="11.5" r="2.7" fill="#d9a878"/>
    <path d="m25 16 3-4V6.5M20.5 17l-5 3" fill="none" stroke="#d9a878" stroke-width="1.8" stroke-linecap="round"/>
    <path fill="#b3392f" d="M9 29q0-11 4-11 3 0 3.6 11z"/>
    <circle cx="13" cy="15.8" r="2.2" fill="#caa27a"/>
    <path fill="#c46a2d" d="M33 25q0-8 4-8t5 13h-7z"/>
    <circle cx="37" cy="14.8" r="2.2" fill="#caa27a"/>`,
  M03: `
    <path fill="#9fb4c4" d="M0 0h44v36H0z"/>
    <path fill="#e6c99a" d="M0 15q22-9 44-3v7H0z"/>
    <path fill="#6f8a9c" d="M0 23h44v13H0z"/>
    <path fill="#e6eef2" d="m2 30 6-2 5 3-7 2zM30 33l8-3 6 3v3H31zM14 34l5-1 3 3h-9zM33 24l6-1 3 2-6 1z"/>
    <path fill="#4a3323" d="M6 23h31q-2 7-6 7H12q-4 0-6-7z"/>
    <path fill="#1f2c4d" d="m21 23-1-9q3-2.5 5 0l1.4 9z"/>
    <circle cx="22.6" cy="10.6" r="2.1" fill="#e0b48c"/>
    <path fill="#1a1a22" d="M19.6 9.8q3-3.4 6.2 0z"/>
    <path fill="#b3392f" d="m22 14 4 1-3 5z"/>
    <path d="M16 23V6" stroke="#6b4a2b"/>
    <path fill="#f3ead6" d="M16 6q5-2 8 1 3 1 5-.5V11q-3 2-6 .5T16 12z"/>
    <path d="M16 8q5-2 8 .8 2.6 1 5-.3" fill="none" stroke="#b3392f"/>
    <path fill="#6a4a33" d="M10 23q0-5 2.5-5t2.5 5zM28 23q0-5 2.5-5t2.5 5z"/>
    <path d="m33 21 6 9M11 21 5 30" stroke="#7d5a3c" stroke-width="1.1"/>`,
  B01: `
    <path fill="#8f7650" d="M0 0h44v36H0z"/>
    <path fill="#d9bf8a" d="M3 6h38v24H3z"/>
    <path fill="#5a3a22" d="M1.5 4h3v28h-3zM39.5 4h3v28h-3z"/>
    <path d="M36 9v13M33.5 9v9M31 9v11" stroke="#3a2a1c" stroke-width="1.1" stroke-dasharray="1.6 1.1"/>
    <path fill="#b5532d" d="M11 28q-1-9 3-11 5 2 4 11z"/>
    <circle cx="14" cy="14.6" r="2.3" fill="#f0dcc0"/>
    <path fill="#1c1a1a" d="M11.6 14q0-3.4 2.6-3.4t2.4 3q-2-.8-5 .4zM14 9.6a1.2 1.2 0 1 1 .1 0z"/>
    <path fill="#3f5f6f" d="M21 28q-1-8 2.6-9.6Q28 20 27 28z"/>
    <circle cx="23.8" cy="16.4" r="2" fill="#f0dcc0"/>
    <path fill="#1c1a1a" d="M21.6 16q0-3 2.2-3t2.2 2.6q-2-.6-4.4.4z"/>
    <path d="M6 11q2-2 4 0M20 10q3-2 6 0" fill="none" stroke="#7a5a34" stroke-width=".9"/>`,
  B02: `
    <path fill="#c9b492" d="M0 0h44v36H0z"/>
    <path fill="#a98d66" d="M14 36q-2-18 8-20 10 2 8 20z"/>
    <g stroke="#6b4f34" stroke-width=".8">
    <circle cx="22" cy="11.5" r="4" fill="#dcc7a2"/>
    <path d="M17.8 11q0-6 4.2-6t4.2 6" fill="none" stroke-width="1.4"/>
    <path fill="#dcc7a2" d="M18 24q4-3 7 0l1.4 9h-10z"/>
    <circle cx="21.5" cy="21" r="2.5" fill="#e6d5b4"/>
    <path fill="#b79a72" d="M4 36q-1-14 5-15 5 1 5 15zM31 36q0-14 5-15 6 1 5 15z"/>
    <circle cx="9" cy="17.5" r="3" fill="#d5be97"/>
    <circle cx="35.6" cy="17.5" r="3" fill="#d5be97"/>
    <path d="M26 26q4-2 6 0M12 26q3-2 5 0M8 25v8M37 25v8" fill="none"/>
    </g>`,
  L01: `
    <path fill="#7d7460" d="M0 0h44v36H0z"/>
    <path fill="#cdb883" d="M6 22Q8 2 26 3t14 20z"/>
    <path fill="#a59569" d="M0 18q10-8 14 4H0zM34 20q4-7 10-4v8H34z"/>
    <path d="m25.5 14 4.8-9" stroke="#5a3a22" stroke-width="1.1"/>
    <path fill="#2f4b8f" d="m29.8 3.2 3 1 1.6 5.6-3.6-1.4z"/>
    <path fill="#f3ead6" d="M32.8 4.2h3l1.8 5.4-3.2.2z"/>
    <path fill="#b3392f" d="M35.8 4.2 40 2.6l1 5.6-3.4 1.4z"/>
    <circle cx="22" cy="9.6" r="2.2" fill="#e0b48c"/>
    <path fill="#b3392f" d="M19.6 9q.4-3.6 3-3.2 2 .6 1.6 2.8z"/>
    <path fill="#d9b25a" d="M18.6 13q4-2 7 .4l3 12.6h-13z"/>
    <path d="m25 13 2.4-2.6M18.8 14l-3.4 5" stroke="#e0b48c" stroke-width="1.7" stroke-linecap="round"/>
    <path fill="#2a2a30" d="M8 28q0-9 3.4-9t3.2 9zM31 29q0-7 2.6-7t2.8 7z"/>
    <path fill="#1c1a1f" d="M8.8 18.5h5L13 14H9.6z"/>
    <circle cx="33.6" cy="20.6" r="1.7" fill="#d9a878"/>
    <path fill="#4a4033" d="M0 36v-7l8-3 7 2 8-2 9 3 7-2 5 2v7z"/>
    <path fill="#cbbfa2" d="m10 33 9-2 3 2zM28 34l8-2 2 2z"/>`,
  L02: `
    <path fill="#7fa6c4" d="M0 0h44v36H0z"/>
    <path fill="#e9dfc8" d="M0 3h9v24H0zM35 3h9v24h-9z"/>
    <path d="M2 5v20M6 5v20M38 5v20M42 5v20" stroke="#b9ab8c" stroke-width="1.1"/>
    <path fill="#d3c5a3" d="M0 1h10v2.5H0zM34 1h10v2.5H34z"/>
    <path fill="#c9b991" d="M17 5h10v11H17z"/>
    <path fill="#9f8d66" d="m16 5.2 6-4 6 4zM20 9h4v7h-4z"/>
    <path fill="#cfc09a" d="M0 15.5h44V18H0z"/>
    <path fill="#8a7a58" d="M0 27h44v9H0z"/>
    ${ROBES.map(guest).join('')}
    <circle cx="22" cy="18.6" r="3.4" fill="none" stroke="#f4d35e" stroke-width=".8"/>
    <path fill="#f7f1e1" d="M2 25h40v4.5H2z"/>
    <path d="M4 27.5h3M12 27.5h3M20 27.5h4M29 27.5h3M37 27.5h3" stroke="#c8962e" stroke-width="1.2"/>
    <path fill="#b3392f" d="M15 36q0-5 2.6-5t2.6 5z"/>
    <path fill="#e9dfc8" d="M24 36q0-6 3-6t3 6z"/>`,
  L03: `
    <path fill="#8fa37a" d="M0 0h44v36H0z"/>
    <path fill="#b9c69a" d="M0 0h44v10Q33 6 26 11T8 9 0 13z"/>
    <path fill="#6d7d56" d="M0 14q8-4 14 3v10H0zM44 12q-9-1-13 6v9h13z"/>
    <path d="M2 24q5-3 8 0t5 0M32 22q4-3 7 0t5-2" fill="none" stroke="#c9b27a" stroke-width="1.4"/>
    <path fill="#2a1d18" d="M15 13q0-9.5 7-9.5t7 9.5q1 8 1.6 11H13.4q.8-4 1.6-11z"/>
    <path fill="#e8c48f" d="M18 12q0-6.5 4-6.5t4 6.5q0 5-4 5.6-4-.6-4-5.6z"/>
    <path fill="#e8c48f" d="M20.2 16h3.6l3 5.5q-5 2.5-9.6 0z"/>
    <path fill="#3a3324" d="M9 36q0-13 8.4-15.5 4.6 3.6 9.2 0Q35 23 35 36z"/>
    <path fill="#e3b984" d="M15 32q5-4.5 10.6-2.8 4 .4 3.4 2.4-4 3-12 2.6-2.6-.4-2-2.2z"/>
    <path d="M20 11.2h1.3M22.9 11.2h1.3M20.4 14.6q1.7.9 3.3-.2" stroke="#5a3a22" stroke-width=".8" stroke-linecap="round" fill="none"/>`,
};
