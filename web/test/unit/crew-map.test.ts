import { describe, expect, it } from 'vitest';
import { SIDE, cornerOf, layoutOf, neighbour, routeLine, standingOn } from '../../src/games/crew-heist/drawing.ts';
import { mapOf } from '../../src/games/crew-heist/map.ts';
import { BOX } from '../../src/games/crew-heist/model.ts';
import { bare } from './crew.table.ts';

describe.each(['corner', 'tower'])('the map %s', (name) => {
  const map = mapOf({ map: name });

  it('is drawn whole: what is named anywhere is a square of it', () => {
    const { entrance, exit, cover, safe, starts, posts, steps, sight } = map.facts;
    const named = [
      entrance,
      exit,
      ...cover,
      ...safe,
      ...starts,
      ...posts.flatMap(({ start, route }) => [start, ...route]),
      ...Object.values(steps).flatMap((list) => list.map(([, to]) => to)),
      ...Object.values(sight).flat(),
    ];
    for (const id of named) expect(map.cell(id), id).toBeDefined();
    for (const id of Object.keys(sight)) expect(map.cell(id)?.stood && map.sees(id, id), id).toBe(true);
    expect(BOX.alerts).toHaveLength(6);
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
      for (const [down, right] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        expect(map.at(neighbour(map, place, down, right))).toBeDefined();
    }
    const reached = new Set(['1']);
    const queue = [map.cells[0]?.place ?? ''];
    for (const place of queue) {
      for (const [down, right] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = neighbour(map, place, down, right);
        if (!reached.has(next)) queue.push(next);
        reached.add(next);
      }
    }
    expect(map.cells.filter(({ floor, place }) => floor === 1 && !reached.has(place))).toEqual([]);
  });
});

describe('the drawing', () => {
  const map = mapOf({ map: 'tower' });

  it('finds room for four pawns on a square, and shows an elevator at both of its doors', () => {
    const guards = map.facts.posts.slice(0, 8).map(({ n, start }) => ({ n, square: start, distracted: false, elite: null, extra: 0 }));
    const view = { ...bare(), guards, players: bare().players.map((player) => ({ ...player, square: player.seat < 3 ? '1G9' : 'L1' })) };
    const layout = layoutOf(map, false);
    const standing = standingOn(view, layout);
    const crew = standing.filter(({ player }) => player !== undefined);
    expect(new Set(crew.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
    expect(crew.filter(({ player }) => player?.seat === 3)).toHaveLength(2);
    expect(standing.filter(({ guard }) => guard !== undefined)).toHaveLength(8);
  });

  it('closes a route, and draws none for a station', () => {
    const layout = layoutOf(map, false);
    expect(routeLine(map, layout, map.post(1)?.route ?? [])).toMatch(/^M\d.*Z$/);
    expect(routeLine(map, layout, [])).toBe('');
  });
});
