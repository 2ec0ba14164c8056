import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { ChatRequest } from '#sandbox/backend/chat/ChatRequest';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { unansweredFrom } from '#sandbox/backend/chat/unansweredFrom';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { isBlank } from '@/domain/kernel/isBlank';

/**
 * Ends a patient's V1 chat and goes on with the same people in a V2 chat; undefined when no V1 chat is under way. What
 * nobody has answered waits on in the V2 chat, and what the patient writes with the move is its first message.
 */
export function upgradeChat(parts: ChatParts, patient: Patient, message: string): ChatRoom | undefined {
  const { rooms, people, membership, messaging, log } = parts;
  const old = rooms.activeOf(patient.patientId);
  if (old?.generation !== 'v1') return undefined;
  const staff = people.staff().filter(({ uid }) => old.people.some(({ userId }) => userId === uid));
  const inOrder = staff.sort((a, b) => Number(b.uid === old.leadUid) - Number(a.uid === old.leadUid));
  const waiting = waitingIn(parts, old, patient);
  membership.end(old, 'This chat has moved to the new chat.');
  let room: ChatRoom | undefined;
  for (const therapist of inOrder) room = membership.join(therapist, patient);
  if (!room) return undefined;
  if (waiting) moveWaiting(parts, waiting, old, room);
  if (!isBlank(message))
    messaging.quote(patient.uid, channelOfRoom(room), {
      clientTs: log.order.next(),
      text: message.trim(),
    });
  notifyStaff(
    parts,
    inOrder.map(({ uid }) => uid),
    room,
    patient,
  );
  return room;
}

type Waiting = Pick<ChatRequest, 'emergency' | 'requestedAt' | 'message'>;

/** What the patient asked or wrote in a chat and nobody has answered, since the first of it. */
function waitingIn({ views, log }: ChatParts, room: ChatRoom, { uid }: Patient): Waiting | undefined {
  const request = views.acceptedRequest(room);
  const from = unansweredFrom(log.of(channelOfRoom(room)), uid);
  const times = [request?.requestedAt, from === null ? undefined : Number(BigInt(from) / 10_000n)].filter(
    time => time !== undefined,
  );
  if (times.length === 0) return undefined;
  return {
    emergency: request?.emergency ?? false,
    requestedAt: Math.min(...times),
    message: request?.message ?? '',
  };
}

function moveWaiting({ requests, log }: ChatParts, waiting: Waiting, old: ChatRoom, room: ChatRoom): void {
  const { request } = requests.add({
    ...waiting,
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
  { notifications }: ChatParts,
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
