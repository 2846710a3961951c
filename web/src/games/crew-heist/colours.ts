/** The colours of routes and seats. Each also has a number or a letter: nobody needs to see a colour. */
export interface Coat {
  fill: string;
  ink: string;
}

export const ROUTES: Record<string, Coat> = {
  red: { fill: '#c22f3f', ink: '#ffffff' },
  blue: { fill: '#2858b8', ink: '#ffffff' },
  green: { fill: '#1f7d4c', ink: '#ffffff' },
  purple: { fill: '#6d42b5', ink: '#ffffff' },
  yellow: { fill: '#f2b92f', ink: '#241a02' },
  orange: { fill: '#d9691e', ink: '#160b02' },
  white: { fill: '#ffffff', ink: '#1b1e2c' },
  teal: { fill: '#0f7c86', ink: '#ffffff' },
  grey: { fill: '#5b6274', ink: '#ffffff' },
};

/** The coats of the characters, as they are drawn. */
export const COATS: Record<string, Coat> = {
  brick: { fill: '#8a3b1d', ink: '#ffffff' },
  ghost: { fill: '#e9ecf5', ink: '#1b1e2c' },
  wrench: { fill: '#3c5a78', ink: '#ffffff' },
  glitch: { fill: '#1d6b42', ink: '#ffffff' },
  hawk: { fill: '#6a4b12', ink: '#ffffff' },
  velvet: { fill: '#7a1f4b', ink: '#ffffff' },
  queen: { fill: '#3b2a78', ink: '#ffffff' },
  dash: { fill: '#a8231c', ink: '#ffffff' },
};

/** The letter of each character: the same in every language. */
export const LETTER: Record<string, string> = {
  brick: 'B',
  ghost: 'G',
  wrench: 'W',
  glitch: 'X',
  hawk: 'H',
  velvet: 'V',
  queen: 'Q',
  dash: 'D',
};
