import type { OutboxEntry } from './OutboxEntry';

/**
 * A refused entry holds back what its author wrote after it for the same patient; a change of a deleted message holds
 * back nothing (CR-MSG-03).
 */
export const isBlocking = ({ refusal }: Pick<OutboxEntry, 'refusal'>): boolean =>
  refusal !== undefined && refusal !== 'deleted';
