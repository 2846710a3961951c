/** Words that nobody can foresee: what a player adds to the dice, and the ids that make sending twice harmless. */
export function randomText(bytes = 16): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
