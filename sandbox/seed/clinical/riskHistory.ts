import type { StoredRisk } from '#sandbox/backend/patients/PatientPast';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { type Case, DAY_MS, goneAt, HOUR_MS } from './Case';
import { seedNumber } from './seedNumber';

/** Risk assessments, oldest first: several where the risk is high, the last of them open; else one, closed, or none. */
export function riskHistory(patientCase: Case): readonly StoredRisk[] {
  const random = new SeededRandom(seedNumber(`${patientCase.patientId} risks`));
  const count = patientCase.highRisk ? random.between(2, 4) : random.chance(0.4) ? 1 : 0;
  return Array.from({ length: count }, (_, index) => {
    const at =
      patientCase.anchor -
      Math.round((patientCase.days * (count - index)) / (count + 1)) * DAY_MS -
      random.between(1, 6) * HOUR_MS;
    return assessment(patientCase, index, at, patientCase.highRisk && index === count - 1, random);
  });
}

function assessment(patientCase: Case, index: number, at: number, isOpen: boolean, random: SeededRandom): StoredRisk {
  const ill = patientCase.course(goneAt(patientCase, at));
  const level = isOpen ? (random.chance(0.2) ? 'imminent' : 'high') : ill > 0.5 ? 'moderate' : 'low';
  return {
    riskAssessmentId: `${patientCase.patientId}-assessment-${index}`,
    patientId: patientCase.patientId,
    level,
    suicidalThoughts: isOpen ? 'present' : ill > 0.5 ? 'past' : 'none',
    selfHarm: isOpen && random.chance(0.5) ? 'present' : 'past',
    harmToOthers: 'none',
    harmFromOthers: random.chance(0.1) ? 'past' : 'none',
    selfNeglect: ill > 0.6 ? 'present' : random.chance(0.3) ? 'not-asked' : 'none',
    summary: isOpen
      ? 'Thoughts of being better off dead on most days; no plan. Has tablets at home.'
      : 'Passing thoughts in bad weeks, none at present. No intent, no plan.',
    protectiveFactors: random.pick([
      'Younger brother; the choir.',
      'Does not want to hurt her parents. Rings when it gets bad.',
      'Work, the dog, hope for the spring.',
    ]),
    plan: isOpen
      ? 'Tablets handed to a friend. Daily chat until Friday. Safety plan renewed; crisis line saved.'
      : 'Review in six weeks, or at once on change.',
    status: isOpen ? 'open' : 'closed',
    ...(isOpen && {
      reviewOn: new Date(patientCase.anchor + random.between(-2, 6) * DAY_MS).toISOString().slice(0, 10),
    }),
    assessed: { at, by: patientCase.therapistUid },
  };
}
