import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { type PatientBehaviour, temperaments } from './PatientBehaviour';

const newcomers = 3;

/** Assigns the parts of an ordinary day to all conversations except the very long one, in the order of the seed. */
export function castOrdinary({
  people,
  rooms,
}: Pick<ChatServices, 'people' | 'rooms'>): readonly (readonly [Patient, PatientBehaviour])[] {
  const parts = [temperaments.reliable, temperaments.talkative, temperaments.withdrawn];
  const taken = new Map<string, number>();
  const inChat = people.patients().flatMap((patient, index) => {
    const room = rooms.activeOf(patient.patientId);
    const lead = room && `${room.generation ?? 'v2'} ${room.leadUid}`;
    const part = lead === undefined || index === 0 ? undefined : parts[taken.get(lead) ?? 0];
    if (lead === undefined || !part) return [];
    taken.set(lead, (taken.get(lead) ?? 0) + 1);
    return [[patient, part] as const];
  });
  const alone = people.patients().filter(({ patientId }) => !rooms.activeOf(patientId));
  return [...inChat, ...alone.slice(0, newcomers).map(patient => [patient, temperaments.newcomer] as const)];
}
