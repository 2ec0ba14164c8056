import { rule } from '../../kernel/rule';
import { SYSTEM_SENDER, type ChatMessage, type MessageOwner, type MessageReply } from './ChatMessage';
import type { MessageRecord } from './MessageRecord';
import type { OutboxEntry } from './OutboxEntry';
import type { ReadPoint } from './ReadPoint';
import { readReceipt } from './readReceipt.rule';
import type { TimeId } from './TimeId';

interface ShowInput {
  readonly channelId: string;
  /** Identity of the reader. */
  readonly me: string;
  /** Identity of the patient of this chat. */
  readonly patient: string;
  readonly record?: MessageRecord;
  /** Unconfirmed acts of the reader on this message, oldest first. */
  readonly pendingEntries: readonly OutboxEntry[];
  /** The record of the message that this one answers. */
  readonly original?: MessageRecord;
  /** The patient's read mark. */
  readonly patientRead?: ReadPoint;
}

/** Combines the confirmed events of a message with the reader's unconfirmed acts on it. */
export const toDisplayedMessage = rule(
  {
    id: 'CR-MSG-01',
    statement:
      'A message is pending until the backend confirms it. A confirmation replaces the pending message in place ' +
      'and overrides any failure recorded locally. A refused message stays, marked as failed. A message that is ' +
      'neither confirmed nor pending is not shown, but a refused change of it is shown in its place, so that its ' +
      'author can decide. The message keeps the id under which it was written. An own message is marked as read ' +
      'according to CR-READ-01. A reply quotes its original as it is now: edited, deleted, or empty while it is ' +
      'not loaded.',
    source:
      'D2 §4 Messages: "A message is pending until confirmed. A confirmation with the same timeId replaces the ' +
      'pending one."',
    hazards: ['HAZ-01', 'HAZ-02'],
  },
  ({ channelId, me, patient, record, pendingEntries, original, patientRead }: ShowInput): ChatMessage | undefined => {
    const sent = record?.sent;
    const own = pendingEntries.find(entry => entry.kind === 'message');
    const waiting = pendingEntries.filter(entry => entry.kind !== 'message' || sent === undefined);
    const refused = waiting.find(entry => entry.refusal !== undefined);
    const shown = sent === undefined ? (own ?? refused) : record;
    if (shown === undefined) return undefined;
    const decidable = refused ?? waiting.at(-1);
    const uuid = sent?.sender ?? me;
    const deleted = record?.deletedSeq !== undefined;
    const pendingText = waiting.findLast(entry => entry.kind !== 'delete')?.text;
    const confirmedText = record?.edit?.text ?? sent?.text ?? '';
    const edited = record?.edit !== undefined || waiting.some(entry => entry.kind === 'edit');
    const failed = refused !== undefined;
    const replyTo = sent?.replyTo ?? own?.replyTo;
    const timeId = record?.timeId ?? shown.timeId;
    return {
      channelId,
      timeId,
      originalId: sent?.clientTs ?? own?.clientTs ?? timeId,
      ...(sent !== undefined && { seq: sent.seq }),
      uuid,
      text: deleted ? '' : (pendingText ?? confirmedText),
      edited: edited && !deleted,
      deleted,
      liked: sent?.liked === true && !deleted,
      isPending: waiting.length > 0 && !failed,
      hasFailedToSend: failed,
      ...(decidable !== undefined && { outboxId: decidable.id }),
      meta: {
        owner: ownerOf(uuid, me, patient),
        readOnly: uuid !== me || deleted,
        sent: sent !== undefined,
        hasBeenRead: sent !== undefined && isReadByPatient(uuid === me, { timeId, seq: sent.seq }, patientRead),
        ...(replyTo !== undefined && {
          reply: replyOf(replyTo, original, sender => ownerOf(sender, me, patient)),
        }),
      },
    };
  },
);

interface Arrived {
  readonly timeId: TimeId;
  readonly seq: TimeId;
}

function isReadByPatient(isOwn: boolean, { timeId, seq }: Arrived, point: ReadPoint | undefined): boolean {
  if (point === undefined) return false;
  return readReceipt({
    isOwn,
    timeId,
    seq,
    patientReadUpTo: point.timeId,
    patientReadSeq: point.upTo,
  });
}

/** Empty while the original is not loaded. */
function replyOf(
  id: TimeId,
  original: MessageRecord | undefined,
  owner: (sender: string) => MessageOwner,
): MessageReply {
  const deleted = original?.deletedSeq !== undefined;
  if (original?.sent === undefined) return { id, text: '', author: '', uuid: '', deleted };
  const { sent, edit } = original;
  return { id, text: deleted ? '' : (edit?.text ?? sent.text), author: owner(sent.sender), uuid: sent.sender, deleted };
}

function ownerOf(uuid: string, me: string, patient: string): MessageOwner {
  if (uuid === me) return 'You';
  if (uuid === SYSTEM_SENDER) return 'System';
  return uuid === patient ? 'Patient' : 'Therapist';
}
