import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';

/** Sorts events by the place they would like to have and gives each one of its own. */
export function inServerOrder(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const sorted = [...events].sort((a, b) => (a.seq < b.seq ? -1 : Number(a.seq > b.seq)));
  let last = 0n;
  return sorted.map(event => {
    const wanted = BigInt(event.seq);
    last = wanted > last ? wanted : last + 1n;
    return { ...event, seq: String(last) };
  });
}
