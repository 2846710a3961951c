/** The games that the server plays, in its order: fetched once, before the first page is shown. */
import { games } from '../net/api.ts';
import type { GameInfo } from '../protocol.ts';

class GameList {
  games = $state.raw<readonly GameInfo[]>([]);

  /** Fetches the list, unless it is there. Without it the lobby says that the server does not answer, and tries again. */
  async fetch(): Promise<void> {
    if (this.games.length === 0) this.games = await games();
  }
}

export const gameList = new GameList();
