import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { createChat } from '#sandbox/backend/chat/createChat';
import type { CachedChat } from '#sandbox/backend/notifications/NotificationCache';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { JournalLines } from '#firebase-stand-in/journal/JournalLines';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { MemoryDocuments } from './MemoryDocuments';

export const therapist = (name: string): StaffMember => ({
  uid: `uid-${name}`,
  role: 'therapist',
  staffId: `t-${name}`,
  email: `${name}@staff.example`,
  firstName: name,
  lastName: 'Hart',
  scopes: ['chat:view-requests', 'chat:view-active-chats'],
  mfa: [],
});

export const patient = (name: string): Patient => ({
  uid: `uid-${name}`,
  role: 'patient',
  patientId: `p-${name}`,
  email: `${name}@patient.example`,
  firstName: name,
  lastName: 'Quill',
  scopes: ['patient:chat'],
  highRisk: name === 'rhea',
});

export const amy = therapist('amy');
export const ben = therapist('ben');
export const rhea = patient('rhea');
export const sol = patient('sol');

/**
 * A separate chat service with two therapists, others if wished, and two patients. Pass documents and lines of another
 * to simulate a restart.
 */
export function setUpChat(
  documents = new MemoryDocuments(),
  lines: JournalLines = new MemoryLines(),
  others: readonly StaffMember[] = [],
) {
  const clock = { time: 1_772_357_400_000, now: () => clock.time };
  const people = new PeopleDirectory({ clock, everybody: [amy, ben, ...others, rhea, sol] });
  const cached = new Map<string, CachedChat>();
  const notificationCache = {
    save: (uid: string, chat: CachedChat) => void cached.set(`${uid}/${chat.chatSessionId}`, chat),
    forget: (uid: string, ids: readonly string[]) => ids.forEach(id => cached.delete(`${uid}/${id}`)),
  };
  const { chat, flush } = createChat({ clock, journal: memoryJournal(lines), people, documents, notificationCache });
  const open = (staff = amy, person = rhea) => {
    const room = chat.membership.join(staff, person);
    return { room, channel: channelOfRoom(room) };
  };
  /** The time id of the given second after the start. */
  const at = (second: number) => String(BigInt(1_772_357_400_000 + second * 1000) * 10_000n);
  return { chat, flush, clock, documents, lines, cached, open, at };
}
