import { rule } from '../rule';
import type { MessageChange } from './ChatEvent';
import type { MessageRecord } from './MessageRecord';

interface MergeInput {
  readonly record?: MessageRecord;
  readonly event: MessageChange;
}

/** Adds one event to what is known of one message. Order and repeats make no difference. */
export const mergeMessage = rule(
  {
    id: 'CR-MSG-02',
    statement:
      'What is known of a message depends only on the set of its events: the newest edit in server order gives the text, a deletion is final, and an edit or deletion that arrives before its message waits for it.',
    source: 'D2 §4 Messages: "Edits and deletions update the message in place."',
    hazards: ['HAZ-02', 'HAZ-15'],
  },
  ({ record, event }: MergeInput): MessageRecord => {
    const known: MessageRecord = record ?? { timeId: event.timeId };
    switch (event.type) {
      case 'message':
        return known.sent === undefined || event.seq < known.sent.seq ? { ...known, sent: sentPart(event) } : known;
      case 'edit':
        return known.edit === undefined || event.seq > known.edit.seq ? { ...known, edit: { text: event.text, seq: event.seq } } : known;
      case 'delete':
        return known.deletedSeq === undefined || event.seq < known.deletedSeq ? { ...known, deletedSeq: event.seq } : known;
    }
  },
);

function sentPart(event: MessageChange & { type: 'message' }): NonNullable<MessageRecord['sent']> {
  const { sender, text, seq, clientTs, replyTo } = event;
  return { sender, text, seq, clientTs, ...(replyTo !== undefined && { replyTo }) };
}
