/** A chance as a percentage that never rounds to certainty: what is possible shows no 0, and what may fail no 100. */
import type { Odds, Speaker } from '../words/speaker.ts';

export function percent(speaker: Speaker, odds: Odds): string {
  const [favourable, cases] = odds;
  const space = speaker.language === 'fr' ? '\u202f' : '';
  if (favourable > 0 && favourable * 2000 < cases) return `<${space}${speaker.percent([1, 1000])}`;
  if (favourable < cases && (cases - favourable) * 2000 <= cases) return `>${space}${speaker.percent([999, 1000])}`;
  return speaker.percent(odds);
}
