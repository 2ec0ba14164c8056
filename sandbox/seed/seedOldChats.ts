import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import type { ConversationPlan } from './seedConversations';

/** Place in the list of the first patient whose chats are still V1. */
const firstOld = 43;
const oldChatsEach = 2;
/** Place in the list of the patient whose V1 chat has no stored messages. */
const lostPatient = 51;

/** Plans two V1 chats for each therapist: one with two unread messages, and one with none. */
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
 * Seeds a V1 chat that began and ended but has no stored messages:
 * `START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM`.
 */
export function seedLostChat({ rooms, people, clock }: ChatServices): void {
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
