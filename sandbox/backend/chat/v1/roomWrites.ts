import type { ParticipantDto } from '@/infrastructure/http/chat/chatDtos';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';

/** What one event changes in its room, by place below `chat-rooms/{chatSessionId}`. Numbers of 64 bits are texts. */
export function roomWrites(event: StoredEvent): Readonly<Record<string, unknown>> {
  return { participants: members(event), ...changes(event) };
}

/** Whoever left is in no room of V1 any more, so nothing can be told to them there. */
function members({ participants, people }: StoredEvent): Readonly<Record<string, true>> {
  return Object.fromEntries((people?.map(({ userId }) => userId) ?? participants).map(uid => [uid, true]));
}

function changes({ type, timeId, seq, sender, text = '', clientTs, isTyping = false, people = [] }: StoredEvent): Readonly<Record<string, unknown>> {
  const message = `messages/${timeId}`;
  switch (type) {
    case 'message':
      return { [message]: { seq, sentSeq: seq, timeId, sender, text, clientTs } };
    case 'edit':
      return { [`${message}/text`]: text, [`${message}/editedAt`]: seq, [`${message}/actTs`]: clientTs, [`${message}/seq`]: seq };
    case 'delete':
      return { [`${message}/text`]: '', [`${message}/deletedAt`]: seq, [`${message}/actTs`]: clientTs, [`${message}/seq`]: seq };
    case 'read':
      return { [`read/${sender}`]: { timeId, seq } };
    case 'typing':
      return { [`typing/${sender}`]: { isTyping, seq } };
    case 'participants':
      return { 'state/people': Object.fromEntries(people.map(person => [person.userId, withoutId(person)])), 'state/peopleSeq': seq };
    case 'ended':
      return { 'state/endedAt': seq };
  }
}

function withoutId({ userId: _, ...person }: ParticipantDto) {
  return person;
}
