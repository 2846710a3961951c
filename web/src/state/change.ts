/**
 * Changes of the server, applied: what an event changed in what is seen (docs/protocol.md says their form). No knowledge of any game is in
 * here.
 */

/** The value with a change applied; what has not changed is shared with the old value. */
export function applied(value: unknown, change: unknown): unknown {
  if (change === null || change === undefined) return value;
  if (Array.isArray(change)) return change[0];
  const parts = Object.entries(change as Record<string, unknown>);
  if (Array.isArray(value)) {
    const length = (change as Record<string, unknown>)['#'];
    const list: unknown[] = typeof length === 'number' ? value.slice(0, length) : value.slice();
    for (const [place, part] of parts) if (place !== '#') list[Number(place)] = applied(list[Number(place)], part);
    return list;
  }
  const fields: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const [name, part] of parts) {
    if (part === 0) Reflect.deleteProperty(fields, name);
    else fields[name] = applied(fields[name], part);
  }
  return fields;
}

/** What somebody sees: the game's view, and what goes with it. */
export interface Seen {
  view: unknown;
  insight?: unknown;
}
