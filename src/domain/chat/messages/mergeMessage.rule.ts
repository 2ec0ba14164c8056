import { rule } from '../../kernel/rule';
import type { MessageChange } from './ChatEvent';
import type { MessageRecord } from './MessageRecord';

interface MergeInput {
  /** Undefined while the message is unknown. */
  readonly record?: MessageRecord | undefined;
  readonly event: MessageChange;
}

/** Applies one event to the record of one message. Order and repeats make no difference. */
export const mergeMessage = rule(
  {
    id: 'CR-MSG-02',
    statement:
      'The record of a message depends only on the set of its events: the newest edit in server order sets the ' +
      'text, a deletion is final, a like stays, and an edit or deletion that arrives before its message waits for ' +
      'it.',
    source: 'D2 §4 Messages: "Edits and deletions update the message in place."',
    hazards: ['HAZ-02', 'HAZ-15'],
  },
  ({ record, event }: MergeInput): MessageRecord => {
    const { timeId } = event;
    switch (event.type) {
      case 'message':
        if (record === undefined) return { timeId, sent: sentPart(event) };
        return record.sent === undefined ? { ...record, sent: sentPart(event) } : withSent(record, record.sent, event);
      case 'edit': {
        const edit = { text: event.text, seq: event.seq };
        if (record === undefined) return { timeId, edit };
        return record.edit === undefined || edit.seq > record.edit.seq ? { ...record, edit } : record;
      }
      case 'delete':
        if (record === undefined) return { timeId, deletedSeq: event.seq };
        return record.deletedSeq === undefined || event.seq < record.deletedSeq
          ? { ...record, deletedSeq: event.seq }
          : record;
    }
  },
);

type SentPart = NonNullable<MessageRecord['sent']>;

/** Of two events for one message the earlier counts; a like in either of them counts. */
function withSent(record: MessageRecord, known: SentPart, event: MessageChange & { type: 'message' }): MessageRecord {
  const isEarlier = event.seq < known.seq;
  if (!isEarlier && (event.liked !== true || known.liked === true)) return record;
  const sent = isEarlier ? sentPart(event) : known;
  return { ...record, sent: known.liked === true || event.liked === true ? { ...sent, liked: true } : sent };
}

function sentPart(event: MessageChange & { type: 'message' }): SentPart {
  const { sender, text, seq, clientTs, replyTo, liked } = event;
  return { sender, text, seq, clientTs, ...(replyTo !== undefined && { replyTo }), ...(liked === true && { liked }) };
}
