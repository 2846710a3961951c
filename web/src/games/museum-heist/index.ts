/** The part of the client for Museum Heist. */
import type { GameModule } from '../game.ts';
import type { Rules } from '../../words/rules.ts';
import Board from './Board.svelte';
import Decision from './Decision.svelte';
import Illustration from './Illustration.svelte';
import Result from './Result.svelte';
import { MuseumScene, seen } from './scene.svelte.ts';
import Seat from './Seat.svelte';
import { SECTIONS } from './sections.ts';

const RULES: Record<string, () => Promise<{ default: Rules }>> = {
  en: () => import('../../../../docs/rules/museum-heist.en.md'),
  fr: () => import('../../../../docs/rules/museum-heist.fr.md'),
};

const game: GameModule = {
  words: ['museum-heist'],
  scene: () => new MuseumScene(),
  Board,
  Decision,
  Seat,
  Result,
  Illustration,
  rules: async (language) => (await (RULES[language] ?? RULES['en'])?.())?.default ?? { title: '', intro: '', sections: [] },
  section: (stage) => {
    const { view, scene } = seen(stage);
    if (view?.phase === 'over') return SECTIONS.indexOf('landing');
    if (view?.phase !== 'turn') return SECTIONS.indexOf('round');
    if (stage.decision === null) return SECTIONS.indexOf('turn');
    return SECTIONS.indexOf(scene.plan.mode === 'challenge' ? 'challenging' : scene.plan.mode === 'move' ? 'moving' : 'turn');
  },
  guide: ['museum-heist-web-guide-1', 'museum-heist-web-guide-2', 'museum-heist-web-guide-3'],
};

export default game;
