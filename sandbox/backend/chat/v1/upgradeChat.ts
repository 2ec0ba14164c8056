import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { ChatRequest } from '#sandbox/backend/chat/ChatRequest';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { isBlank } from '@/domain/kernel/isBlank';

/**
 * Ends a patient's V1 chat and continues with the same people in a V2 chat; undefined when no chat is under way.
 * Unanswered messages and requests wait on in the V2 chat, in their own words, followed by the patient's message for
 * the move. A second call, such as a browser's automatic retry, returns the same chat.
 */
export function upgradeChat(services: ChatServices, patient: Patient, message: string): ChatRoom | undefined {
  const { rooms, people, membership, log } = services;
  const old = rooms.activeOf(patient.patientId);
  if (!old) return undefined;
  if (old.generation !== 'v1') {
    write(services, old, patient, [{ timeId: log.order.next(), text: message }]);
    return old;
  }
  const staff = people.staff().filter(({ uid }) => old.people.some(({ userId }) => userId === uid));
  const inOrder = staff.sort((a, b) => Number(b.uid === old.leadUid) - Number(a.uid === old.leadUid));
  const waiting = waitingIn(services, old, patient);
  membership.end(old, 'This chat has moved to the new chat.');
  let room: ChatRoom | undefined;
  for (const therapist of inOrder) room = membership.join(therapist, patient);
  if (!room) return undefined;
  if (waiting) moveRequest(services, waiting, old, room);
  write(services, room, patient, [...(waiting?.words ?? []), { timeId: log.order.next(), text: message }]);
  notifyStaff(
    services,
    inOrder.map(({ uid }) => uid),
    room,
    patient,
  );
  return room;
}

interface Words {
  /** The time of writing, as a time id. */
  readonly timeId: string;
  readonly text: string;
}

type Waiting = Pick<ChatRequest, 'emergency' | 'requestedAt' | 'message'> & { readonly words: readonly Words[] };

/** The patient's unanswered requests and messages in a chat, from the first one on. */
function waitingIn({ views, log }: ChatServices, room: ChatRoom, { uid }: Patient): Waiting | undefined {
  const request = views.acceptedRequest(room);
  const written = log
    .logOf(channelOfRoom(room))
    .sinceAnswerTo(uid)
    .filter(({ event: { sender }, deleted }) => sender === uid && !deleted);
  const [first] = written;
  const times = [request?.requestedAt, first && Number(BigInt(first.event.seq) / 10_000n)].filter(
    time => time !== undefined,
  );
  if (times.length === 0) return undefined;
  const asked = request && { timeId: String(BigInt(Math.floor(request.requestedAt)) * 10_000n), text: request.message };
  return {
    emergency: request?.emergency ?? false,
    requestedAt: Math.min(...times),
    message: request?.message ?? '',
    words: [...(asked ? [asked] : []), ...written.map(({ event: { timeId }, text }) => ({ timeId, text }))],
  };
}

/** Words that are in the chat already, unanswered, are not written again. */
function write({ messaging, log }: ChatServices, room: ChatRoom, { uid }: Patient, words: readonly Words[]): void {
  const channel = channelOfRoom(room);
  for (const { timeId, text } of words) {
    const isThere = log
      .logOf(channel)
      .sinceAnswerTo(uid)
      .some(({ event: { sender }, text: there }) => sender === uid && there === text.trim());
    if (!isBlank(text) && !isThere) messaging.quote(uid, channel, { clientTs: timeId, text: text.trim() });
  }
}

function moveRequest(
  { requests, log }: ChatServices,
  { emergency, requestedAt, message }: Waiting,
  old: ChatRoom,
  room: ChatRoom,
): void {
  const { request } = requests.add({
    emergency,
    requestedAt,
    message,
    requestType: 'chat-v1-upgraded',
    patientId: old.patientId,
    chatSessionId: room.id,
  });
  requests.settle(request, {
    acceptedBy: room.leadUid,
    acceptedSeq: log.order.latest(),
    chatSessionId: room.id,
  });
}

function notifyStaff(
  { notifications }: ChatServices,
  uids: readonly string[],
  room: ChatRoom,
  { patientId, email, firstName, lastName }: Patient,
): void {
  notifications.notify(uids, {
    type: 'chatUpgraded',
    pubNub: 'true',
    requestType: 'chat-v1-upgraded',
    chatRoomId: room.id,
    patientId,
    email,
    firstName,
    lastName,
  });
}
