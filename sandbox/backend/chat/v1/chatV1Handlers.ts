import { channelOf } from '@/domain/kernel/ChatGeneration';
import type { MessageV1Dto } from '@/infrastructure/http/chat/chatV1Dtos';
import { timeIdPattern } from '@/infrastructure/http/kernel/timeIdPattern';
import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { historyOf } from './historyOf';

export function chatV1Handlers(services: ChatServices): HandlersOf<'chatV1'> {
  const { messaging, people } = services;
  const oldChannel = (chatSessionId: string): string => channelOf('v1', chatSessionId);
  return {
    putMessage: ({ caller, path, body }) =>
      put(services, caller.uid, oldChannel(path.chatSessionId), path.chatMessageKey, body),
    markAllAsRead: ({ caller, path, query }) =>
      messaging.markAsRead(caller.uid, oldChannel(path.chatSessionId), query.upTo ?? '99999999999999999'),
    chatHistoryByUserId: ({ body }) => historyOf(services, patientOf(people, body.userId)),
    chatHistory: ({ path }) => historyOf(services, patientOf(people, path.patientId)),
  };
}

/** An act that was stored before is answered again. Then the key decides: free, the caller's own, or someone else's. */
function put(
  { messaging, log }: ChatServices,
  uid: string,
  channel: string,
  key: string,
  body: Readonly<MessageV1Dto>,
): StoredEvent {
  messaging.enter(uid, channel);
  const { clientTs, text, deleted = false } = body;
  const sent = log.logOf(channel).event(`message-${channel}-${uid}-${clientTs}`);
  if (sent) return sent;
  const named = log.logOf(channel).message(key);
  const known = named?.event.sender !== uid && clientTs > key ? (log.logOf(channel).sentAs(uid, key) ?? named) : named;
  // A change is always younger than its message: anything else wants the key for a separate message.
  if (known && (known.event.sender !== uid || clientTs <= key))
    throw new BackendError(403, 'KeyTaken', 'Another message has this key.');
  if (known && deleted) return messaging.delete(uid, channel, key, clientTs);
  if (known) return messaging.edit(uid, channel, key, { clientTs, text });
  if (deleted || text === '' || !timeIdPattern.test(key) || clientTs > key)
    throw new BackendError(404, 'NotFound', 'There is no such message.');
  return messaging.send(uid, channel, { clientTs, text }, key);
}

function patientOf(people: PeopleDirectory, idOrEmail: string): Patient {
  const wanted = idOrEmail.trim().toLowerCase();
  const found = people
    .patients()
    .find(({ patientId, uid, email }) => [patientId, uid, email].some(known => known.toLowerCase() === wanted));
  if (!found) throw new BackendError(404, 'NotFound', 'There is no such patient.');
  return found;
}
