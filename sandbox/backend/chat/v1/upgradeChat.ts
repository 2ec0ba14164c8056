import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import type { Patient } from '#sandbox/backend/people/KnownPerson';

/** Ends a patient's V1 chat and goes on with the same people in a V2 chat; undefined when no V1 chat is under way. */
export function upgradeChat(
  { rooms, people, membership, notifications }: ChatParts,
  patient: Patient,
): ChatRoom | undefined {
  const old = rooms.activeOf(patient.patientId);
  if (old?.generation !== 'v1') return undefined;
  const staff = people.staff().filter(({ uid }) => old.people.some(({ userId }) => userId === uid));
  const inOrder = staff.sort((a, b) => Number(b.uid === old.leadUid) - Number(a.uid === old.leadUid));
  membership.end(old, 'This chat has moved to the new chat.');
  let room: ChatRoom | undefined;
  for (const therapist of inOrder) room = membership.join(therapist, patient);
  const { patientId, email, firstName, lastName } = patient;
  const names = { patientId, email, firstName, lastName };
  const uids = inOrder.map(({ uid }) => uid);
  if (room)
    notifications.notify(uids, {
      type: 'chatUpgraded',
      pubNub: 'true',
      requestType: 'chat-v1-upgraded',
      chatRoomId: room.id,
      ...names,
    });
  return room;
}
