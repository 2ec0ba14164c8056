import { fullName } from '#sandbox/backend/people/fullName';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import { asPatient, asTherapist } from '#sandbox/backend/chat/ChatMembership';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import { conversationEvents } from './dialogue/conversationEvents';
import { themes } from './dialogue/themes';
import { writeDialogue } from './dialogue/writeDialogue';
import { SeededRandom } from './SeededRandom';

export interface SeededConversation {
  readonly room: ChatRoom;
  readonly events: readonly StoredEvent[];
  readonly pinned: boolean;
}

export interface ConversationPlan {
  readonly patient: Patient;
  readonly therapist: StaffMember;
  readonly messages: number;
  /** Messages of the patient that the therapist has not read yet. */
  readonly unread: number;
  readonly pinned: boolean;
  /** Default `v2`. */
  readonly generation?: ChatGeneration;
}

const conversationCount = 40;
const LONGEST_CONVERSATION = 10_000;

/** Number of messages of most conversations. */
const usualLength = (random: SeededRandom): number =>
  random.chance(0.1) ? random.between(1, 19) : random.between(20, 300);

/**
 * Plans the conversations: spread evenly over the therapists, one of them very long, and none longer than `longest`.
 */
export function conversationPlans(
  therapists: readonly StaffMember[],
  patients: readonly Patient[],
  longest = LONGEST_CONVERSATION,
): readonly ConversationPlan[] {
  const random = new SeededRandom(40_001);
  return patients.slice(0, conversationCount).map((patient, index) => ({
    patient,
    therapist: therapists[index % therapists.length] ?? random.pick(therapists),
    messages: Math.min(longest, index === 0 ? LONGEST_CONVERSATION : usualLength(random)),
    unread: index % 4 === 1 || index % 9 === 2 ? random.between(1, 7) : 0,
    pinned: index % 7 === 0 || index % 11 === 4,
  }));
}

/**
 * Writes the conversation of a plan, so that its last line was written `quietMs` before `now` (milliseconds since
 * 1970).
 */
export function seedConversation(plan: ConversationPlan, index: number, now: number): SeededConversation {
  const random = new SeededRandom(1_000 + index);
  const { patient, therapist, messages, unread, pinned, generation } = plan;
  const theme = themes[index % themes.length] ?? random.pick(themes);
  const lines = writeDialogue(random, { theme, length: messages, isHighRisk: patient.highRisk, unanswered: unread });
  const quietMs = random.between(2, 180) * 60_000 * (unread > 0 ? 1 : 12);
  const startedAt = now - quietMs - lines.reduce((sum, { afterMs }) => sum + afterMs, 0);
  const room: ChatRoom = {
    id: `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-a${random.hex(3)}-${random.hex(12)}`,
    patientId: patient.patientId,
    ...(generation && { generation }),
    people: [asPatient(patient), asTherapist(therapist, fullName(therapist))],
    leadUid: therapist.uid,
    startedAt,
  };
  return {
    room,
    events: conversationEvents({ room, lines, patientUid: patient.uid, therapistUid: therapist.uid, unread, random }),
    pinned,
  };
}
