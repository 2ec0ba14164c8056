import { rule } from '../../kernel/rule';
import type { ChatMessage } from './ChatMessage';

export type MessageChangeOffer = 'edit' | 'delete' | 'retry' | 'discard';

export type MessageChangesInput = Pick<ChatMessage, 'deleted' | 'isPending' | 'hasFailedToSend'> & {
  readonly meta: Pick<ChatMessage['meta'], 'readOnly' | 'sent'>;
};

/** What its author can do with a message. */
export const messageChanges = rule(
  {
    id: 'CR-MSG-04',
    statement:
      'Only its author changes a message, and a deleted one never. One that the backend has can be edited and ' +
      'deleted; the change shows in its place at once. One that it does not have yet can be edited and discarded. ' +
      'What was refused can be tried again or discarded: the message itself, or only its change.',
    source: 'D2 §4 Messages: "Edits and deletions update the message in place."; D2 §3: "A ReadOnly flag exists."',
    hazards: ['HAZ-02', 'HAZ-15'],
  },
  ({
    deleted,
    isPending,
    hasFailedToSend,
    meta: { readOnly, sent },
  }: MessageChangesInput): readonly MessageChangeOffer[] => {
    if (readOnly || deleted) return [];
    const canGo = hasFailedToSend || (isPending && !sent);
    return [
      ...(hasFailedToSend ? (['retry'] as const) : []),
      'edit',
      ...(sent ? (['delete'] as const) : []),
      ...(canGo ? (['discard'] as const) : []),
    ];
  },
);
