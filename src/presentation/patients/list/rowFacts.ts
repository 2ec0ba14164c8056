import type { AssignedPatient, LatestScore, PatientSign } from '@/domain/patients/list/AssignedPatient';
import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import type { NeedGround } from '@/domain/patients/list/whoNeedsMe.rule';
import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import { patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { highestOf } from '../scores/severityBands';

export type RowFactName = 'lastContact' | 'phq9' | 'gad7' | 'nextAppointment';

export interface RowFact {
  readonly name: RowFactName;
  readonly words: string;
  /** False: it could not be checked, and `words` says so. */
  readonly isKnown: boolean;
}

/**
 * What a row says of a patient next to their needs; `now` in milliseconds since 1970. A score that the needs name
 * already is left out. What is not known is never "none".
 */
export function rowFacts(patient: AssignedPatient, grounds: readonly NeedGround[], now: number): readonly RowFact[] {
  const { lastContactAt, nextAppointment, phq9, gad7, couldNotCheck } = patient;
  const fact = (name: RowFactName, sign: PatientSign, words: string | undefined): RowFact => {
    const isKnown = words !== undefined && !couldNotCheck.includes(sign);
    return { name, words: isKnown ? words : patientsText('profile.couldNotCheck'), isKnown };
  };
  return [
    fact(
      'lastContact',
      'lastContactAt',
      lastContactAt === null ? patientsText('profile.none') : patientTime.whenever(lastContactAt, now),
    ),
    ...(isNamed('phq9', phq9, grounds) ? [] : [fact('phq9', 'phq9', scoreWords('phq9', phq9))]),
    ...(isNamed('gad7', gad7, grounds) ? [] : [fact('gad7', 'gad7', scoreWords('gad7', gad7))]),
    fact('nextAppointment', 'nextAppointment', appointmentWords(nextAppointment, now)),
  ];
}

/** Undefined where the appointment is over: the one after it is not loaded yet. */
function appointmentWords(next: AssignedPatient['nextAppointment'], now: number): string | undefined {
  if (next === null) return patientsText('profile.none');
  return next.status === 'scheduled' && next.end > now ? patientTime.whenever(next.start, now) : undefined;
}

/** A need gives the score itself, or says that there is none. One that the patient's app reported is another score. */
function isNamed(questionnaire: Questionnaire, latest: LatestScore | null, grounds: readonly NeedGround[]): boolean {
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
function scoreWords(questionnaire: Questionnaire, latest: LatestScore | null): string {
  if (latest === null) return patientsText('profile.none');
  const { total } = toQuestionnaireReading(questionnaire, latest);
  const day = patientTime.date(latest.at);
  return total === null
    ? patientsText('row.incomplete', { day })
    : patientsText('row.score', { total, of: highestOf[questionnaire], day });
}
