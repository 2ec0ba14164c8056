import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { firstNames, lastNames } from './generatedNames';
import { SeededRandom } from './SeededRandom';

const patientCount = 60;
/** One patient in this many is flagged as high risk. */
const highRiskEvery = 7;

/** People who use the service; all invented, all addresses in a domain that cannot exist. */
export function seedPatients(): readonly Patient[] {
  const random = new SeededRandom(60_001);
  return Array.from({ length: patientCount }, (_, index) => {
    const firstName = firstNames[index % firstNames.length] ?? '';
    const lastName = random.pick(lastNames);
    const number = String(index + 1).padStart(2, '0');
    return {
      uid: `patient-${number}`,
      role: 'patient',
      patientId: `p-${number}`,
      email: `${firstName}.${lastName}.${number}@patient.example`.toLowerCase(),
      firstName,
      lastName,
      scopes: ['patient:chat'],
      highRisk: index % highRiskEvery === 3,
    };
  });
}
