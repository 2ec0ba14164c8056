import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { chance } from '../page/chance';

const FIRST = ['Ana', 'Max', 'Zoe', 'Bo', 'Cleo', 'Ida', 'Finn', 'Mia'];
const LAST = ['Lima', 'Park', 'Okoro', 'Hart', 'Stone', 'Reed', 'Vale'];

/** So many patients of one therapist, the same on every machine; some of them need somebody. */
export function manyPatients(count: number): readonly AssignedPatient[] {
  const random = chance(11);
  const one = (names: readonly string[]): string => names[Math.floor(names.length * random())] ?? '';
  return Array.from({ length: count }, (_, place) =>
    anAssignedPatient({
      id: `p-${place}`,
      firstName: one(FIRST),
      lastName: `${one(LAST)} ${place}`,
      highRisk: random() < 0.03,
      unreadMessageCount: random() < 0.1 ? 1 + Math.floor(5 * random()) : 0,
    }),
  );
}
