import type { AssignedPatient, LatestScore, PatientSign } from '@/domain/patients/list/AssignedPatient';
import type { NeedGround } from '@/domain/patients/list/whoNeedsMe.rule';
import { questionnaireTotal, type Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import { patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { highestOf } from '../scores/severityBands';

export type RowFactName = 'lastContact' | 'phq9' | 'gad7' | 'nextAppointment';

export interface RowFact {
  readonly name: RowFactName;
  readonly words: string;
  /** False if it could not be checked; `words` says so. */
  readonly isKnown: boolean;
}

/**
 * A row's facts about a patient next to their needs; `now` in milliseconds since 1970. A score that the needs already
 * name is left out. Unknown is never shown as "none".
 */
export function rowFacts(patient: AssignedPatient, grounds: readonly NeedGround[], now: number): readonly RowFact[] {
  const { lastContactAt, nextAppointment, phq9, gad7, couldNotCheck } = patient;
  const fact = (name: RowFactName, sign: PatientSign, words: string | undefined): RowFact => {
    const isKnown = words !== undefined && !couldNotCheck.includes(sign);
    return { name, words: isKnown ? words : patientsText('profile.couldNotCheck'), isKnown };
  };
  // The known part of a score is shown, even if other parts could not be read.
  const score = (name: Questionnaire, latest: LatestScore | null): RowFact =>
    latest === null
      ? fact(name, name, patientsText('profile.none'))
      : { name, words: scoreWords(name, latest), isKnown: latest.at !== null };
  return [
    fact(
      'lastContact',
      'lastContactAt',
      lastContactAt === null ? patientsText('profile.none') : patientTime.whenever(lastContactAt, now),
    ),
    ...(isNamed('phq9', phq9, grounds) ? [] : [score('phq9', phq9)]),
    ...(isNamed('gad7', gad7, grounds) ? [] : [score('gad7', gad7)]),
    fact('nextAppointment', 'nextAppointment', appointmentWords(nextAppointment, now)),
  ];
}

/** Undefined if the appointment is over; the next one is not loaded yet. */
function appointmentWords(next: AssignedPatient['nextAppointment'], now: number): string | undefined {
  if (next === null) return patientsText('profile.none');
  return next.status === 'scheduled' && next.end > now ? patientTime.whenever(next.start, now) : undefined;
}

/** True if a need already names this score or its absence. A score reported by the patient's app is a different one. */
function isNamed(questionnaire: Questionnaire, latest: LatestScore | null, grounds: readonly NeedGround[]): boolean {
  if (latest?.at === null) return false;
  return grounds.some(ground => {
    switch (ground.reason) {
      case 'severeScore':
      case 'incompleteScore':
      case 'unknownScore':
        return ground.questionnaire === questionnaire && ground.at === (latest?.at ?? null);
      default:
        return false;
    }
  });
}

/** A sum with an answer missing is not a total. */
function scoreWords(questionnaire: Questionnaire, { at, items }: LatestScore): string {
  const total = questionnaireTotal({ questionnaire, items });
  const day = at === null ? patientsText('reason.oddDate') : patientTime.date(at);
  return total === null
    ? patientsText('row.incomplete', { day })
    : patientsText('row.score', { total, of: highestOf[questionnaire], day });
}
