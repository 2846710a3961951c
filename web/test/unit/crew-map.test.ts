import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SIDE, cornerOf, layoutOf, neighbour, routeLine, standingOn } from '../../src/games/crew-heist/drawing.ts';
import { mapOf } from '../../src/games/crew-heist/map.ts';
import type { Options } from '../../src/games/crew-heist/model.ts';
import { laid } from '../../src/games/crew-heist/replay.ts';

/** What the rules' own tests hold their maps against. */
interface Facts {
  squares: number;
  cover: string[];
  starts: string[];
  steps: Record<string, [string, string, string | null][]>;
  adjacent: Record<string, string[]>;
  sight: Record<string, string[]>;
}
const facts = JSON.parse(readFileSync(resolve('../games/crew-heist/tests/map_facts.json'), 'utf8')) as Record<string, Facts>;
const OPTIONS: Options = {
  seats: 4, map: 'tower', difficulty: 'impossible', tiles: 'hidden', characters: 'random', clock: 'timed', seconds: 30, planning: 'free', powers: false, items: false, elite_guards: 0, hide_skill: 'finesse', dawn: null,
};

describe.each(['corner', 'tower'])('the map %s', (name) => {
  const map = mapOf({ map: name });
  const known = facts[name] as Facts;
  const stood = [...new Set(map.cells.map(({ id }) => id))].filter((id) => map.isStoodOn(id));
  const list = (squares: Iterable<string> | undefined): string[] => [...(squares ?? [])].sort();

  it('has the squares, the cover and the starts of the rules (CH-2.3, CH-1.14)', () => {
    expect(stood).toHaveLength(known.squares);
    expect(list(map.cover)).toEqual(list(known.cover));
    expect(list(map.starts)).toEqual(list(known.starts));
  });

  it('has every step, in the order in which guards prefer them (CH-2.4, CH-12.7)', () => {
    for (const id of stood) expect(map.steps.get(id)?.map(({ direction, to, over }) => [direction, to, over]), id).toEqual(known.steps[id]);
  });

  it('shows who sees what exactly as the rules do (CH-2.13, CH-3.1)', () => {
    for (const id of stood) {
      expect(list(map.adjacent.get(id)), id).toEqual(list(known.adjacent[id]));
      expect(list(map.sight.get(id)), id).toEqual(list(known.sight[id]));
    }
  });

  it('draws every square once, and inside its floor', () => {
    for (const isStacked of [true, false]) {
      const layout = layoutOf(map, isStacked);
      const corners = map.cells.map((cell) => cornerOf(layout, cell));
      expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(map.cells.length);
      for (const { x, y } of corners) expect(x >= 0 && y >= 0 && x + SIDE <= layout.width && y + SIDE <= layout.height).toBe(true);
    }
  });

  it('is walked by arrow keys from square to square, and nowhere else', () => {
    for (const { place } of map.cells) {
      for (const [down, right] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) expect(map.at(neighbour(map, place, down, right))).toBeDefined();
    }
    const reached = new Set(['1']);
    const queue = [map.cells[0]?.place ?? ''];
    for (const place of queue) {
      for (const [down, right] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const next = neighbour(map, place, down, right);
        if (!reached.has(next)) queue.push(next);
        reached.add(next);
      }
    }
    expect(map.cells.filter(({ floor, place }) => floor === 1 && !reached.has(place))).toEqual([]);
  });
});

describe('the drawing', () => {
  it('finds room for four pawns on a square, and shows an elevator at both of its doors', () => {
    const view = laid(OPTIONS);
    const layout = layoutOf(mapOf(OPTIONS), false);
    view.players = view.players.map((player) => ({ ...player, square: player.seat < 3 ? '1G9' : 'L1' }));
    const standing = standingOn(view, layout);
    const crew = standing.filter(({ player }) => player !== undefined);
    expect(new Set(crew.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
    expect(crew.filter(({ player }) => player?.seat === 3)).toHaveLength(2);
    expect(standing.filter(({ guard }) => guard !== undefined)).toHaveLength(8);
  });

  it('closes a route, and draws none for a station', () => {
    const map = mapOf(OPTIONS);
    const layout = layoutOf(map, false);
    expect(routeLine(map, layout, map.posts[0]?.route ?? [])).toMatch(/^M\d.*Z$/);
    expect(routeLine(map, layout, [])).toBe('');
  });
});
