import type { OutboxEntry } from './OutboxEntry';
import { stopsTheLine } from './stopsTheLine';

/** What of one patient's line waits behind something that was refused: it is sent once its author has decided about that. */
export function heldBack(line: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const stop = line.findIndex(stopsTheLine);
  return stop === -1 ? [] : line.slice(stop).filter(({ refusal }) => refusal === undefined);
}
