import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import type { ConversationPlan } from './seedConversations';

/** The patients whose chats are still of the first generation, by their place in the list. */
const firstOld = 43;
const oldChatsEach = 2;
/** Of this patient's V1 chat only the beginning is known. */
const lostPatient = 51;

/** For each therapist a V1 chat with two unread messages, and one where all is read. */
export function oldConversationPlans(
  therapists: readonly StaffMember[],
  patients: readonly Patient[],
): readonly ConversationPlan[] {
  return therapists.flatMap((therapist, index) =>
    [2, 0].flatMap((unread, step) => {
      const patient = patients[firstOld + index * oldChatsEach + step];
      return patient
        ? [{ patient, therapist, messages: 24 + 40 * step, unread, pinned: false, generation: 'v1' as const }]
        : [];
    }),
  );
}

/**
 * A V1 chat that began and ended, and of which no message is stored: `START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM`.
 */
export function seedLostChat({ rooms, people, clock }: ChatParts): void {
  const patient = people.patients()[lostPatient];
  if (!patient) return;
  const startedAt = clock.now() - 400 * 86_400_000;
  rooms.save({
    id: `lost-${patient.patientId}`,
    generation: 'v1',
    patientId: patient.patientId,
    people: [],
    leadUid: '',
    startedAt,
    endedAt: startedAt + 3_600_000,
  });
}
