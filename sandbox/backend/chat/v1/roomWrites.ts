import type { ParticipantDto } from '@/infrastructure/http/chat/chatDtos';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';

/** People who left are in no V1 room, so they cannot be notified there; nor can users who may not read chats. */
function membersAfter({ participants, people }: StoredEvent): Readonly<Record<string, true>> {
  const members = participants.filter(uid => people?.some(({ userId }) => userId === uid) ?? true);
  return Object.fromEntries(members.map(uid => [uid, true]));
}

/** The changes of one event to its room, by place below `chat-rooms/{chatSessionId}`. Numbers of 64 bits are texts. */
function changes({
  type,
  timeId,
  seq,
  upTo,
  sender,
  text = '',
  clientTs,
  liked = false,
  isTyping = false,
  people = [],
}: StoredEvent): Readonly<Record<string, unknown>> {
  const message = `messages/${timeId}`;
  switch (type) {
    case 'message':
      return { [message]: { seq, sentSeq: seq, timeId, sender, text, clientTs, ...(liked && { liked }) } };
    case 'edit':
      return {
        [`${message}/text`]: text,
        [`${message}/editedAt`]: seq,
        [`${message}/actTs`]: clientTs,
        [`${message}/seq`]: seq,
      };
    case 'delete':
      return {
        [`${message}/text`]: '',
        [`${message}/deletedAt`]: seq,
        [`${message}/actTs`]: clientTs,
        [`${message}/seq`]: seq,
      };
    case 'read':
      return { [`read/${sender}`]: { timeId, seq, ...(upTo !== undefined && { upTo }) } };
    case 'typing':
      return { [`typing/${sender}`]: { isTyping, seq } };
    case 'participants':
      return {
        'state/people': Object.fromEntries(people.map(person => [person.userId, withoutId(person)])),
        'state/peopleSeq': seq,
      };
    case 'ended':
      return { 'state/endedAt': seq };
  }
}

/** The part of the room that the event is about: a later event there replaces it. */
function placeOf({ type, timeId, sender }: StoredEvent): string {
  switch (type) {
    case 'message':
    case 'edit':
    case 'delete':
      return `messages/${timeId}`;
    case 'read':
    case 'typing':
      return `${type}/${sender}`;
    case 'participants':
    case 'ended':
      return 'state';
  }
}

/** The place of the time id of the newest event that was written to this part of the room. */
function shownAt(event: StoredEvent): string {
  if (event.type === 'participants') return 'state/peopleSeq';
  return event.type === 'ended' ? 'state/endedAt' : `${placeOf(event)}/seq`;
}

/** A message once more, as another record; a repeated sign keeps its place. */
function repeated(event: StoredEvent): Readonly<Record<string, unknown>> {
  const [again] = event.type === 'message' ? Object.values(changes(event)) : [];
  return again === undefined ? {} : { [`messages/again-${event.timeId}`]: again };
}

function withoutId({ userId: _, ...person }: ParticipantDto) {
  return person;
}

/** Writes events to the rooms of the realtime database. */
export const roomWrites = { membersAfter, changes, placeOf, shownAt, repeated };
