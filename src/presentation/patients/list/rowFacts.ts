import type { AssignedPatient, LatestScore, PatientSign } from '@/domain/patients/list/AssignedPatient';
import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import { patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { highestOf } from '../scores/severityBands';

export type RowFactName = 'lastContact' | 'phq9' | 'gad7' | 'nextAppointment';

export interface RowFact {
  readonly name: RowFactName;
  readonly words: string;
  /** What is said could be looked up; otherwise that it could not. */
  readonly isKnown: boolean;
}

/** What a row says of a patient beside their needs; `now` in milliseconds since 1970. What is not known is not none. */
export function rowFacts(patient: AssignedPatient, now: number): readonly RowFact[] {
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
    fact('phq9', 'phq9', scoreWords('phq9', phq9)),
    fact('gad7', 'gad7', scoreWords('gad7', gad7)),
    fact('nextAppointment', 'nextAppointment', appointmentWords(nextAppointment, now)),
  ];
}

/** Undefined where the one that was next is over: which one follows was not asked since. */
function appointmentWords(next: AssignedPatient['nextAppointment'], now: number): string | undefined {
  if (next === null) return patientsText('profile.none');
  return next.status === 'scheduled' && next.end > now ? patientTime.whenever(next.start, now) : undefined;
}

/** A sum in which an answer is missing is no total. */
function scoreWords(questionnaire: Questionnaire, latest: LatestScore | null): string {
  if (latest === null) return patientsText('profile.none');
  const { total } = toQuestionnaireReading(questionnaire, latest);
  const day = patientTime.date(latest.at);
  return total === null
    ? patientsText('row.incomplete', { day })
    : patientsText('row.score', { total, of: highestOf[questionnaire], day });
}
