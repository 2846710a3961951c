/** The twenty artifacts, drawn from simple shapes in a square of 48. */

/** The same thing twice, the second one mirrored: for the cards that show two. */
const pair = (one: string): string =>
  `<g transform="translate(-5 3) scale(.78)">${one}</g><g transform="translate(53 9) scale(-.78 .78)">${one}</g>`;

const vase = `
  <path fill="#2f7d5f" d="M18 9h12l-2 5q9 5 6 15-2 7-6 9h-8q-4-2-6-9-3-10 6-15z"/>
  <path d="M15 22q9 4 18 0M15.5 29q8 4 17 0M20 15q4 3 8 0" fill="none" stroke="#1d5a44" stroke-width="1.5"/>
  <path fill="#c8962e" d="M16.5 7h15v3h-15zM18 38h12v4H18z"/>`;
const sphinx = `
  <path fill="#c78f6a" d="M8 38q0-10 10-11l14-1q8 0 8 8v4z"/>
  <path fill="#d9a67f" d="M30 27V14q0-6 6-6t6 6v15z"/>
  <path fill="#3f6f8f" d="M29 24q-2-15 7-16 9 1 7 16l-3 2V15q0-4-4-4t-4 4v11z"/>
  <path d="M32 13h8M31 18h2M39 18h3" stroke="#d9a441" stroke-width="1.5"/>
  <path fill="#d9a67f" d="M32 34h13v4H32z"/>
  <path fill="#a06c4c" d="M6 38h40v4H6z"/>
  <circle cx="34.6" cy="16" r=".9" fill="#3a2418"/>
  <circle cx="38" cy="16" r=".9" fill="#3a2418"/>`;
const armband = `
  <ellipse cx="24" cy="25" rx="13" ry="15" fill="none" stroke="#b07f1e" stroke-width="7"/>
  <ellipse cx="24" cy="25" rx="13" ry="15" fill="none" stroke="#e3b341" stroke-width="4.5"/>
  <path fill="#f4d58a" d="M19 6q5-4 10 0l-2 6q-3-2-6 0z"/>
  <circle cx="24" cy="8" r="2.2" fill="#b3392f"/>`;
const chessman = `
  <path fill="#efe4c8" d="M13 42V28q0-5 4-7V13h14v8q4 2 4 7v14z"/>
  <path fill="#d8c79d" d="M11 38h26v5H11z"/>
  <circle cx="24" cy="16" r="6" fill="#f6eed8"/>
  <path fill="#cbb781" d="M17 12l1-6 3 3 3-4 3 4 3-3 1 6z"/>
  <path d="M21.5 15.5h1M25.5 15.5h1M22 19h4" stroke="#6b5632" stroke-width="1.4" stroke-linecap="round"/>
  <path d="M17 25q7 7 14 0M17 33h14" fill="none" stroke="#9c8556" stroke-width="1.6"/>`;
const clasp = `
  <path fill="#d9a441" d="M9 14q14-7 30 0l-2 20q-13-6-26 0z"/>
  <path fill="#9f2f24" d="M14 17h6v5h-6zM22 16h5v5h-5zM29 17h6v5h-6zM15 24h6v5h-6zM27 24h6v5h-6z"/>
  <path fill="#2f4b8f" d="M22.6 23h3v6h-3z"/>
  <path d="M9 14q14-7 30 0l-2 20q-13-6-26 0z" fill="none" stroke="#a8761c" stroke-width="1.6"/>`;
const plaque = `
  <path fill="#8a5a2b" stroke="#5e3a18" stroke-width="2" d="M9 6h30v37H9z"/>
  <path fill="#c48a45" d="M17 41V29q0-4 7-4t7 4v12z"/>
  <circle cx="24" cy="18" r="5.5" fill="#c48a45"/>
  <path fill="#a06c2f" d="M18 16q0-8 6-8t6 8q-6-3-12 0zM18.5 23h11v3h-11z"/>
  <g fill="#c48a45">
  <circle cx="13" cy="12" r="1.6"/>
  <circle cx="35" cy="12" r="1.6"/>
  <circle cx="13" cy="37" r="1.6"/>
  <circle cx="35" cy="37" r="1.6"/>
  </g>
  <path d="M33 41V22" stroke="#c48a45" stroke-width="1.8"/>`;
const bull = `
  <path fill="#cdbb93" d="M7 42V24q0-6 8-6h14l3-8h8v14q0 4-2 6v12h-5V32H16v10h-4V32h-1v10z"/>
  <path fill="#b39f74" d="M14 20Q16 5 32 4q-2 12-9 17z"/>
  <path d="M17 18q4-9 12-12M20 19q4-7 9-9" fill="none" stroke="#8d7a52" stroke-width="1.3"/>
  <path fill="#8d7a52" d="M31 10h9V6h-8zM32 18h7l-1 6h-5z"/>
  <circle cx="36.5" cy="14" r="1" fill="#4a3a20"/>`;
const archer = `
  <path fill="#2d7f8a" d="M10 4h28v40H10z"/>
  <path fill="#e3b341" d="M10 4h28v4H10zM10 40h28v4H10z"/>
  <path fill="#d9a441" d="M19 40V22q1-3 5-3t5 3v18z"/>
  <path d="M20 26h8M20 31h8M20 36h8" stroke="#f3ead6" stroke-width="1.7" stroke-dasharray="1.7 1.4"/>
  <circle cx="24.5" cy="14.5" r="3.7" fill="#8a5632"/>
  <path fill="#3a2418" d="M20.5 14q0-4.6 4-4.6t4 3zM25 17h3.6l-1 4z"/>
  <path d="M33 12v26M33 12q5 12 0 26" fill="none" stroke="#f3ead6" stroke-width="1.4"/>`;
const lady = `
  <path fill="#d99a7a" d="M15 43q2-15 5-22h8q4 8 5 22z"/>
  <path fill="#e6b79b" d="M19 22q5-5 10 0l3 12q-9-6-15 1z"/>
  <path d="M22 26q-2 8-3 16M27 25q2 9 2 17" fill="none" stroke="#b3745a" stroke-width="1.3"/>
  <circle cx="24" cy="14" r="4.4" fill="#e8bd9f"/>
  <path fill="#9c5a3c" d="M19.5 13q0-6 4.5-6t4.5 6q-4-3-9 0z"/>
  <path fill="#b98a5a" d="M17 8.5h14L24 3z"/>
  <path fill="#a3644a" d="M13 41h22v3H13z"/>`;
const horse = `
  <path fill="#f4efe2" d="M16 41q-1-10 3-15-2-8 4-13l2-6 3 4q5 2 8 8l-3 3-5-2q0 8-3 12 3 4 2 9h-4l-1-7-3 2 1 5z"/>
  <path fill="#b9ae94" d="M23 13q-6 4-5 13l-4 4q-2-12 9-17z"/>
  <path d="M28 22q5 0 7 5M26 25q5 1 6 7" fill="none" stroke="#f4efe2" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M16 31q-5 0-6 7" fill="none" stroke="#b9ae94" stroke-width="3" stroke-linecap="round"/>
  <circle cx="29" cy="15" r="1" fill="#5a5242"/>
  <path fill="#8f8672" d="M9 41h30v4H9z"/>`;

/** The drawing of each artifact, by card. */
export const ARTIFACTS: Record<string, string> = {
  H04: `
    <path fill="#3f6f5f" d="M3 14h42q-2 11-15 13H18Q5 25 3 14z"/>
    <path fill="#568a76" d="M3 14q21-7 42 0-21 5-42 0z"/>
    <path d="M8 20q16 6 32 0" fill="none" stroke="#2c5145" stroke-width="1.5"/>
    <path fill="#3f6f5f" d="M20 27h8l2 9H18z"/>
    <path fill="#2c5145" d="M14 36h20v4H14z"/>
    <path fill="#1f3a32" d="M11 40h26v4H11z"/>`,
  H05: `
    <path fill="#d99f2b" d="M5 33q2-9 12-9h11q3-7 8-9l5 4-2 4-4 1q-1 8-6 10z"/>
    <path d="M36 15q-4-8-12-6 4 1 4 4-6-4-12 0 5 0 5 4-6-2-10 2 6 0 10 3" fill="none" stroke="#b07f1e" stroke-width="2.6"
      stroke-linejoin="round"/>
    <path d="M10 33q5 4 12 1M33 33q4 1 7-1" fill="none" stroke="#8f6412" stroke-width="3" stroke-linecap="round"/>
    <circle cx="37.5" cy="18" r="1.1" fill="#4a3208"/>
    <path d="M14 28q6-2 12 1" fill="none" stroke="#8f6412" stroke-width="1.3"/>`,
  H06: `
    <ellipse cx="24" cy="24" rx="17" ry="20" fill="#c8962e"/>
    <ellipse cx="24" cy="24" rx="14.5" ry="17.5" fill="#5a3a2b"/>
    <path fill="#c9b9a0" d="M26 38q0-6-1-9-4-1-3-4l-2-3 2-5q1-6 7-6 6 1 6 8 0 5-2 7 1 6 4 8-5 5-11 4z"/>
    <path fill="#f3ead6" d="M18 39q1-5 0-8-4-1-3-4l-2-3 2-4q1-7 7-7 6 1 6 8 0 5-3 7 1 6 4 9-5 3-11 2z"/>
    <path fill="#8a5632" d="M15 19q0-8 7-8 6 0 7 7-4-4-8-2z"/>`,
  H07: `
    <path fill="#9f2f24" d="M5 7h38v34H5z"/>
    <path d="M8 10h32v28H8z" fill="none" stroke="#e3b341" stroke-width="2" stroke-dasharray="3 2"/>
    <path d="M12 14h24v20H12z" fill="none" stroke="#f3ead6" stroke-width="1.2"/>
    <path d="m18 18.5 3-3 3 3-3 3zM24 18.5l3-3 3 3-3 3zM18 24l3-3 3 3-3 3zM24 24l3-3 3 3-3 3zM18 29.5l3-3 3 3-3 3zM24 29.5l3-3 3 3-3
      3z" fill="#e3b341"/>
    <path d="M7 7V4M13 7V4M19 7V4M25 7V4M31 7V4M37 7V4M41 7V4M7 44v-3M13 44v-3M19 44v-3M25 44v-3M31 44v-3M37 44v-3M41 44v-3"
      stroke="#b59f66" stroke-width="1.4"/>`,
  H08: pair(vase),
  M04: `
    <path fill="#2d7fa6" d="M6 34q-2-15 12-16h8q2-5 8-5l2-3 3 3q6 2 6 10 0 7-6 7-1 4-4 7h-5v-3H17v3h-7z"/>
    <path fill="#4fa3c7" d="M33 20q9-2 11 3-1 6-6 6-5-2-5-9z"/>
    <circle cx="36.5" cy="17" r="1.3" fill="#10344a"/>
    <path d="M41 22h1" stroke="#10344a" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M13 24q3-5 7 0-3 5-7 0zM22 27q3-4 6 0-3 4-6 0zM16.5 26v6M25 29v4" fill="none" stroke="#10344a" stroke-width="1.2"/>`,
  M05: `
    <path fill="#b9bfc4" d="M12 8h24l-2 14q-3 8-10 8t-10-8z"/>
    <ellipse cx="24" cy="8.5" rx="12" ry="3" fill="#7d868c"/>
    <path d="M14.5 13q5 6 9.5 0t9.5 0M15.5 20q4 5 8.5 0t8.5 0" fill="none" stroke="#7d868c" stroke-width="1.7"/>
    <circle cx="19" cy="16.5" r="1.4" fill="#7d868c"/>
    <circle cx="29" cy="16.5" r="1.4" fill="#7d868c"/>
    <path fill="#949ca1" d="M21.5 30h5v7h-5z"/>
    <path fill="#b9bfc4" d="M15 42q1-6 9-6t9 6z"/>`,
  M06: `
    <path fill="#a8742f" d="M8 29V13q0-5 5-5h3v9q0 6 7 6h5v6z"/>
    <path d="M11 13v13M15 18v9" stroke="#6b4515" stroke-width="1.3"/>
    <path d="M26 27 45 21" stroke="#8a5a1f" stroke-width="2.6" stroke-linecap="round"/>
    <circle cx="19" cy="32" r="10" fill="none" stroke="#b9802f" stroke-width="3"/>
    <path d="M19 22v20M9 32h20M12 25l14 14M26 25 12 39" stroke="#b9802f" stroke-width="1.6"/>
    <circle cx="19" cy="32" r="2.6" fill="#6b4515"/>
    <path d="M40 23v7M44 21.5v6" stroke="#8a5a1f" stroke-width="1.6"/>`,
  M07: pair(sphinx),
  M08: pair(armband),
  B03: `
    <path fill="#3f434d" d="m9 12 9-6 17 2 4 7-1 22-5 7H14l-5-7z"/>
    <path d="M13 14h18M12.5 17.5h22M12.5 21h23M12.5 25h23M12.5 28.5h23M13 32h22M13 35.5h20M15 39h16" stroke="#c9ccd4"
      stroke-width="1.2" stroke-dasharray="2 1 1 1 3 1"/>
    <path d="M11 22.8h26M11 30.3h26" stroke="#70757f" stroke-width=".8"/>
    <path fill="#555a66" d="m9 12 9-6 2 4-6 4z"/>`,
  B04: `
    <path fill="#1f2f66" d="M19 5h10l-1 8q10 5 9 15-1 9-7 14H18q-6-5-7-14-1-10 9-15z"/>
    <path d="M20 13q-10-1-9 9M28 13q10-1 9 9" fill="none" stroke="#1f2f66" stroke-width="2.6"/>
    <path fill="#f3ead6" d="M17 36q-1-6 2-9l-1-3q2-3 4 0l-1 3q3 3 2 9zM27 36q0-5 2-7l-1-2q2-3 3.6 0l-1 2q2 2 2 7z"/>
    <path d="M12 37q12 4 24 0M14 20q10 3 20 0" fill="none" stroke="#5a74c4" stroke-width="1.4"/>
    <path fill="#16224d" d="M17 3.5h14v3H17z"/>`,
  B05: pair(chessman),
  B06: pair(clasp),
  B07: pair(plaque),
  L04: `
    <path fill="#2b2a30" d="M14 44V15q0-11 10-11t10 11v29z"/>
    <path fill="#45434c" d="M17 19v-4q0-8 7-8t7 8v4z"/>
    <path d="M19.5 18v-5M26 18q0-4 3-5v5M19.5 11.5h.1M28 11h.1" stroke="#b9b4a6" stroke-width="2" stroke-linecap="round"/>
    <path d="M17 23h14M17 26.5h14M17 30h14M17 33.5h14M17 37h14M17 40.5h14" stroke="#8f8b80" stroke-width="1.3" stroke-dasharray="1 1 2
      1"/>`,
  L05: pair(bull),
  L06: pair(archer),
  L07: pair(lady),
  L08: pair(horse),
};
