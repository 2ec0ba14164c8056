import type { OutboxEntry } from './OutboxEntry';

/**
 * A refused entry blocks later entries for the same patient; a change of a deleted message blocks nothing (CR-MSG-03).
 */
export const isBlocking = ({ refusal }: Pick<OutboxEntry, 'refusal'>): boolean =>
  refusal !== undefined && refusal !== 'deleted';
