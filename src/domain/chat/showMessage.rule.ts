import { rule } from '../rule';
import { SYSTEM_SENDER, type ChatMessage, type MessageOwner } from './ChatMessage';
import type { MessageRecord } from './MessageRecord';
import type { OutboxEntry } from './OutboxEntry';

interface ShowInput {
  readonly channelId: string;
  /** Identity of the reader. */
  readonly me: string;
  /** Identity of the patient of this chat. */
  readonly patient: string;
  readonly record?: MessageRecord;
  /** Unconfirmed acts of the reader on this message, oldest first. */
  readonly queued: readonly OutboxEntry[];
}

/** How one message looks: confirmed events first, then what the reader has written and the backend not confirmed. */
export const showMessage = rule(
  {
    id: 'CR-MSG-01',
    statement:
      'A message is pending until the backend confirms it. A confirmation replaces the pending message in place and beats any failure noted locally. A refused message stays, marked as failed. Nothing is shown for a message that is neither confirmed nor waiting.',
    source: 'D2 §4 Messages: "A message is pending until confirmed. A confirmation with the same timeId replaces the pending one."',
    hazards: ['HAZ-01', 'HAZ-02'],
  },
  ({ channelId, me, patient, record, queued }: ShowInput): ChatMessage | undefined => {
    const sent = record?.sent;
    const own = queued.find(entry => entry.kind === 'message');
    if (sent === undefined && own === undefined) return undefined;
    const waiting = queued.filter(entry => entry.kind !== 'message' || sent === undefined);
    const refused = waiting.find(entry => entry.refusal !== undefined);
    const decidable = refused ?? waiting.at(-1);
    const uuid = sent?.sender ?? me;
    const deleted = record?.deletedSeq !== undefined;
    const pendingText = waiting.findLast(entry => entry.kind !== 'delete')?.text;
    const confirmedText = record?.edit?.text ?? sent?.text ?? '';
    const edited = record?.edit !== undefined || waiting.some(entry => entry.kind === 'edit');
    const failed = refused !== undefined;
    return {
      channelId,
      timeId: record?.timeId ?? own?.timeId ?? 0n,
      uuid,
      text: deleted ? '' : (pendingText ?? confirmedText),
      edited: edited && !deleted,
      deleted,
      isPending: waiting.length > 0 && !failed,
      hasFailedToSend: failed,
      ...(decidable !== undefined && { outboxId: decidable.id }),
      meta: { owner: ownerOf(uuid, me, patient), readOnly: uuid !== me || deleted, sent: sent !== undefined },
    };
  },
);

function ownerOf(uuid: string, me: string, patient: string): MessageOwner {
  if (uuid === me) return 'You';
  if (uuid === SYSTEM_SENDER) return 'System';
  return uuid === patient ? 'Patient' : 'Therapist';
}
