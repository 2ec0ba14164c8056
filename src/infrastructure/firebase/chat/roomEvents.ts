import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { SYSTEM_SENDER } from '@/domain/chat/messages/ChatMessage';
import type { Participant } from '@/domain/chat/conversations/Participant';
import { isObject } from '@/domain/kernel/parseJson';
import { parseTimeId, type TimeId } from '@/domain/chat/messages/TimeId';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The events that a stored V1 message stands for: its sending and its newest change. `seq` and `sentSeq` are the places
 * of its newest change and of its sending in server order. Undefined if it violates the contract.
 */
function ofMessage(channelId: string, value: unknown): readonly ChatEvent[] | undefined {
  if (!isObject(value)) return undefined;
  const { sender, text } = value;
  const [seq, timeId] = [timeIdOf(value['seq']), timeIdOf(value['timeId'])];
  if (typeof sender !== 'string' || typeof text !== 'string') return undefined;
  if (seq === undefined || timeId === undefined) return undefined;
  // If one of these fields is unreadable, the message is still shown: its text may be urgent.
  const [sentSeq, clientTs] = [timeIdOf(value['sentSeq']) ?? seq, timeIdOf(value['clientTs']) ?? timeId];
  const base = { channelId, timeId, sender };
  const [editedAt, deletedAt, actTs = clientTs] = [
    timeIdOf(value['editedAt']),
    timeIdOf(value['deletedAt']),
    timeIdOf(value['actTs']),
  ];
  const sent: ChatEvent = {
    ...base,
    type: 'message',
    seq: sentSeq,
    text,
    clientTs,
    ...(value['liked'] === true && { liked: true }),
  };
  if (deletedAt !== undefined) return [sent, { ...base, type: 'delete', seq: deletedAt, clientTs: actTs }];
  return editedAt === undefined ? [sent] : [sent, { ...base, type: 'edit', seq: editedAt, text, clientTs: actTs }];
}

/** `…/read`: how far each participant has read. */
function ofRead(channelId: string, value: unknown): readonly ChatEvent[] {
  return entriesOf(value).flatMap(([sender, mark]) => {
    const [timeId, seq, upTo] = [timeIdOf(mark['timeId']), timeIdOf(mark['seq']), timeIdOf(mark['upTo'])];
    if (timeId === undefined || seq === undefined) return [];
    return [{ type: 'read', channelId, sender, timeId, seq, ...(upTo !== undefined && { upTo }) }];
  });
}

/** `…/typing`: the newest typing signal of each participant. */
function ofTyping(channelId: string, value: unknown): readonly ChatEvent[] {
  return entriesOf(value).flatMap(([sender, sign]) => {
    const seq = timeIdOf(sign['seq']);
    return seq === undefined
      ? []
      : [{ type: 'typing', channelId, sender, timeId: seq, seq, isTyping: sign['isTyping'] === true }];
  });
}

/** `…/state`: the participants since the last change, and whether the chat has ended. */
function ofState(channelId: string, value: unknown): readonly ChatEvent[] {
  if (!isObject(value)) return [];
  const [changedAt, endedAt] = [timeIdOf(value['peopleSeq']), timeIdOf(value['endedAt'])];
  const base = { channelId, sender: SYSTEM_SENDER };
  const events: ChatEvent[] = [];
  if (changedAt !== undefined)
    events.push({
      ...base,
      type: 'participants',
      timeId: changedAt,
      seq: changedAt,
      people: entriesOf(value['people']).flatMap(toParticipant),
    });
  if (endedAt !== undefined) events.push({ ...base, type: 'ended', timeId: endedAt, seq: endedAt });
  return events;
}

function toParticipant([userId, { role, name, therapistId, patientId }]: readonly [
  string,
  Fields,
]): readonly Participant[] {
  if ((role !== 'therapist' && role !== 'patient') || typeof name !== 'string') return [];
  return [
    {
      userId,
      role,
      name,
      ...(typeof therapistId === 'string' && { therapistId }),
      ...(typeof patientId === 'string' && { patientId }),
    },
  ];
}

const entriesOf = (value: unknown): (readonly [string, Fields])[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, entry]) => (isObject(entry) ? [[key, entry] as const] : []))
    : [];

const timeIdOf = (value: unknown): TimeId | undefined => (typeof value === 'string' ? parseTimeId(value) : undefined);

/** Reported for a record that `ofMessage` cannot read. */
export const UNREADABLE_MESSAGE = 'A message of a V1 chat is not what the contract says.';

/** Reads the state of a V1 room as the events that led to it. */
export const roomEvents = { ofMessage, ofRead, ofTyping, ofState };
