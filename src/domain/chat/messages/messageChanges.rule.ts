import { rule } from '../../kernel/rule';
import type { ChatMessage } from './ChatMessage';

export type MessageChangeOffer = 'edit' | 'delete' | 'retry' | 'discard';

export type MessageChangesInput = Pick<ChatMessage, 'deleted' | 'isPending' | 'hasFailedToSend'> & {
  readonly meta: Pick<ChatMessage['meta'], 'readOnly' | 'sent'>;
};

/** Returns the changes that the reader can make to a message. */
export const messageChanges = rule(
  {
    id: 'CR-MSG-04',
    statement:
      'Only its author can change a message, and a deleted message cannot be changed. A message that the backend ' +
      'has can be edited and deleted; the change is shown in place at once. A message that the backend does not ' +
      'have yet can be edited and discarded. After a refusal the author can retry or discard the message, or only ' +
      'the change if the change was refused.',
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
