import type { AssignedPatient, LatestScore, PatientSign } from './AssignedPatient';
import type { MaybeChecked } from '../../kernel/MaybeChecked';
import { QUESTIONNAIRE_ITEMS, questionnaireTotal, type Questionnaire } from '../scores/questionnaireTotal.rule';
import type { ScoreSign } from './scoreReasons';
import { scoreTrend } from '../scores/scoreTrend.rule';
import { selfHarmItem } from '../scores/selfHarmItem.rule';
import type { PatientSigns } from './whoNeedsMe.rule';

/** Risk facts that may be partly known. */
const READ_IN_PART: readonly PatientSign[] = ['openRisks', 'phq9', 'gad7', 'reportedScores', 'other'];

/** Extracts the facts that show whether a patient needs attention. A failed check never counts as none. */
export function toPatientSignals(patient: AssignedPatient): PatientSigns {
  const { waitingRequest, acceptedRequest, waitingSince, nextAppointment, openRisks, phq9, gad7, reportedScores } =
    patient;
  const item9 = selfHarmItem({ items: phq9?.items ?? [] });
  const isUnread = (sign: PatientSign): boolean => patient.couldNotCheck.includes(sign);
  const unless = <T>(sign: PatientSign, known: T): MaybeChecked<T> => (isUnread(sign) ? 'couldNotCheck' : known);
  return {
    patientId: patient.id,
    ...emergencySigns(patient),
    // A readable flag counts even if other parts of the record are unreadable.
    highRisk: patient.highRisk || unless('record', false),
    highRiskSince: patient.highRiskSince,
    openRisks:
      isUnread('openRisks') && openRisks.length === 0
        ? 'couldNotCheck'
        : openRisks.map(({ level, assessedAt, reviewOn }) => ({ level, assessedAt, reviewOn })),
    unread: unless('unreadMessageCount', patient.unreadMessageCount),
    unreadSince: patient.unreadSince,
    waitingSince:
      isUnread('waitingSince') && waitingRequest === null && acceptedRequest === null
        ? 'couldNotCheck'
        : [waitingRequest?.requestedAt, acceptedRequest?.requestedAt].reduce<number | null>(
            (since, asked) => earlier(since, asked ?? null),
            waitingSince,
          ),
    nextAppointmentAt: unless(
      'nextAppointment',
      nextAppointment?.status === 'scheduled' ? nextAppointment.start : null,
    ),
    // A readable answer counts even if other parts of the questionnaire are unreadable.
    selfHarmItem: item9 === 'flagged' ? item9 : unless('phq9', item9),
    phq9: toScoreSign('phq9', phq9) ?? unless('phq9', null),
    gad7: toScoreSign('gad7', gad7) ?? unless('gad7', null),
    reported: reportedScores ?? unless('reportedScores', null),
    surveyAlarm: patient.surveyAlarm ?? unless('surveyAlarm', null),
    lastContactAt: unless('lastContactAt', patient.lastContactAt),
    // The readable part of a list or a score counts, and so does its incompleteness.
    other: READ_IN_PART.some(isUnread) ? 'couldNotCheck' : null,
    otherContact: isUnread('waitingSince') ? 'couldNotCheck' : null,
  };
}

/** An accepted request stays an emergency until answered. A readable one counts even if others are unreadable. */
function emergencySigns({
  waitingRequest,
  acceptedRequest,
  couldNotCheck,
}: AssignedPatient): Pick<PatientSigns, 'emergencySince' | 'emergencyAtUnknownTime'> {
  const emergencies = [waitingRequest, acceptedRequest].filter(request => request?.emergency === true);
  const since = emergencies.reduce<number | null>(
    (first, request) => earlier(first, request?.requestedAt ?? null),
    null,
  );
  if (since !== null) return { emergencySince: since };
  const isUnread = couldNotCheck.includes('waitingRequest') || couldNotCheck.includes('acceptedRequest');
  return {
    emergencySince: isUnread ? 'couldNotCheck' : null,
    ...(emergencies.length > 0 && { emergencyAtUnknownTime: true }),
  };
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

function toScoreSign(questionnaire: Questionnaire, latest: LatestScore | null): ScoreSign | null {
  if (latest === null) return null;
  const total = questionnaireTotal({ questionnaire, items: latest.items });
  const atLeast = total ?? sumOfAnswers(questionnaire, latest);
  const trend = scoreTrend({ questionnaire, before: latest.previous, latest: atLeast });
  // Missing answers can only add to the sum, so only "worse" can be certain. Without its date, the previous score is
  // unknown.
  return {
    at: latest.at,
    atLeast,
    isComplete: total !== null,
    trend: (total === null || latest.at === null) && trend !== 'worse' ? 'unknown' : trend,
  };
}

const sumOfAnswers = (questionnaire: Questionnaire, { items }: LatestScore): number =>
  items
    .slice(0, QUESTIONNAIRE_ITEMS[questionnaire])
    .reduce<number>((sum, item) => sum + ([1, 2, 3].find(points => points === item) ?? 0), 0);
