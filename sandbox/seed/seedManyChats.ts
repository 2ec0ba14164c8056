import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { firstNames, lastNames } from './generatedNames';
import { SeededRandom } from './SeededRandom';

/** Identity id of the therapist who has them all. */
export const crowdTherapist = 'staff-noor';

const CROWD = 2_000;
/** One chat in this many is flagged as high risk. */
const HIGH_RISK_EVERY = 13;

let made: readonly Patient[] | undefined;

/**
 * Two thousand patients of one therapist, created on first request. They have no accounts, because no one plays them.
 */
export function seedManyChats(): readonly Patient[] {
  return (made ??= makeCrowd());
}

seedManyChats.has = (patientId: string): boolean => /^c-\d{4}$/.test(patientId);

function makeCrowd(): readonly Patient[] {
  const random = new SeededRandom(2_000_001);
  return Array.from({ length: CROWD }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
    return {
      uid: `crowd-${number}`,
      role: 'patient',
      patientId: `c-${number}`,
      email: `${firstName}.${lastName}.${number}@crowd.example`.toLowerCase(),
      firstName,
      lastName,
      scopes: ['patient:chat'],
      highRisk: index % HIGH_RISK_EVERY === 5,
    };
  });
}
