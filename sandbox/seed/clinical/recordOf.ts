import type { RecordField, StoredRecord } from '#sandbox/backend/patients/PatientPast';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { type Case, DAY_MS } from './Case';
import { seedNumber } from './seedNumber';

const texts: Readonly<Record<RecordField, readonly string[]>> = {
  presentingProblem: [
    'Low mood since a separation in spring; little sleep, no appetite, off work for four weeks.',
    'Panic on public transport after an accident; avoids buses and lifts.',
    'Worry about everything for years, worse since the promotion.',
  ],
  history: [
    'Two episodes before, at 19 and 27, both treated with talking therapy.',
    'No contact with services before.',
    'Inpatient for two weeks in 2019.',
  ],
  goals: [
    'Back to work three days a week. See friends once a week.',
    'Take the bus to the market without getting off early.',
    'Sleep through four nights of seven.',
  ],
  medication: [
    'Sertraline 50 mg in the morning, since six weeks.',
    'None.',
    'Mirtazapine 15 mg at night; propranolol when needed.',
  ],
  allergies: ['Penicillin (rash).', 'None known.'],
  safetyPlan: [
    '1. Leave the flat. 2. Ring Tom. 3. Chat here. 4. Crisis line 24 hours. Tablets are with Tom.',
    'Warning signs: not answering, drinking at midday. First step: ring sister.',
  ],
  nextOfKin: [
    'Brother, lives ten minutes away, knows about the treatment.',
    'Partner. Not to be told without asking first.',
  ],
  generalPractitioner: ['Dr Winslow, Mill Lane Surgery.', 'Harbour Practice, whoever is on duty.'],
  communicationNeeds: ['Prefers writing to speaking.', 'Hearing aid on the left; video with captions.'],
};

/** Most fields filled in by the therapist at different times; some that were never written. */
export function recordOf({ patientId, therapistUid: by, anchor, days }: Case): StoredRecord {
  const random = new SeededRandom(seedNumber(`${patientId} record`));
  const filled = Object.entries(texts).filter(() => random.chance(0.75));
  return Object.fromEntries(
    filled.map(([field, choices]) => [
      field,
      { value: random.pick(choices), by, at: anchor - random.between(1, days) * DAY_MS },
    ]),
  );
}
