import type { OutboxEntry } from './OutboxEntry';
import { isBlocking } from './isBlocking';

/**
 * What of one patient's line waits behind something that was refused: it is sent once its author has decided about
 * that.
 */
export function heldMessages(line: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const stop = line.findIndex(isBlocking);
  return stop === -1 ? [] : line.slice(stop).filter(({ refusal }) => refusal === undefined);
}
