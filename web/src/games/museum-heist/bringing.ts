/** Boards that somebody brings (MH-2.5), read as they are written. The server judges them. */

/** The lines of a grid as a person writes them. */
export const gridOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll('p', 'P'))
    .filter((line) => line !== '');
