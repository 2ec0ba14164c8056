import type { OutboxEntry } from './OutboxEntry';
import { isBlocking } from './isBlocking';

/**
 * Returns the entries of one patient's outbox that wait behind a refused one; they are sent once its author has
 * decided.
 */
export function blockedMessages(queue: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const stop = queue.findIndex(isBlocking);
  return stop === -1 ? [] : queue.slice(stop).filter(({ refusal }) => refusal === undefined);
}
