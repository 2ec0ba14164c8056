import type { AssignedPatient, PatientSign } from '@/domain/patients/list/AssignedPatient';
import { GAD7_HIGHEST } from '@/domain/patients/scores/gad7Band.rule';
import { PHQ9_HIGHEST } from '@/domain/patients/scores/phq9Band.rule';
import type { NeedSign, SignName } from '@/domain/patients/list/needSigns.rule';
import type { NeedGround } from '@/domain/patients/list/whoNeedsMe.rule';
import { SELF_HARM_ITEM } from '@/domain/patients/scores/selfHarmItem.rule';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { ownClock } from '../../kit/time/ownClock';
import { patientsCount, patientsText } from '../patientsText';
import { patientTime } from '../patientTime';

/** Parts unrelated to risk. */
const CONTACT_SIGNS: readonly PatientSign[] = [
  'lastContactAt',
  'nextAppointment',
  'unreadMessageCount',
  'waitingSince',
];

/** A sign of a patient in a few words; `now` in milliseconds since 1970. */
export function signText({ name, ground }: NeedSign, patient: AssignedPatient, now: number): string {
  if (ground.reason === 'openRisk') return riskText(name, ground, now);
  switch (ground.reason) {
    case 'emergencyRequest':
      if (ground.at === null) return patientsText('reason.emergencyAtUnknownTime');
      return patientsText('reason.emergencyRequest', { ago: relativeTimeText(now - ground.at) });
    case 'overdue':
      return patientsText('reason.overdue', { ago: relativeTimeText(now - (ground.at ?? now)) });
    case 'unread':
      if (patient.unreadMessageCount > 0) return patientsCount('reason.unread', patient.unreadMessageCount);
      return patientsText('reason.unanswered', { ago: relativeTimeText(now - (ground.at ?? now)) });
    case 'appointmentToday':
      return appointmentText(ground.at ?? now, now);
    case 'longSilence':
      if (ground.at === null) return patientsText('reason.neverContacted');
      return patientsText('reason.longSilence', { ago: relativeTimeText(now - ground.at) });
    case 'selfHarmItem':
      return patientsText('reason.selfHarmItem', {
        answer: selfHarmWords(patient.phq9?.items ?? []),
        day: dayInList(ground.at, now),
      });
    case 'surveySelfHarm':
      return patientsText('reason.surveySelfHarm', {
        answer: patient.surveyAlarm?.answer ?? patientsText('answer.above'),
        day: dayInList(ground.at, now),
      });
    case 'selfHarmUnanswered':
      return patientsText('reason.selfHarmUnanswered', { day: dayInList(ground.at, now) });
    case 'severeScore':
    case 'incompleteScore':
    case 'worseningScores':
    case 'unknownTrend':
    case 'unknownScore':
      return scoreText(ground, now);
    case 'highRisk':
      return patientsText('flag.on');
    case 'riskNotChecked':
    case 'couldNotCheck': {
      const isOfContact = ground.reason === 'couldNotCheck';
      const signs = patient.couldNotCheck.filter(sign => CONTACT_SIGNS.includes(sign) === isOfContact);
      return patientsText(`reason.${ground.reason}`, {
        signs: [...new Set(signs.map(sign => patientsText(`sign.${sign}`)))].join(', '),
      });
    }
  }
}

function riskText(
  name: SignName,
  { at, level }: Extract<NeedGround, { readonly reason: 'openRisk' }>,
  now: number,
): string {
  if (name === 'reviewOverdue' && at !== null)
    return patientsText('reason.reviewOverdue', { day: patientTime.dayOfYear(at, now) });
  return name === 'reviewDue'
    ? patientsText('reason.reviewDue')
    : patientsText('reason.openRisk', { level: patientsText(`level.${level}`) });
}

const questionnaireNames = { phq9: 'PHQ-9', gad7: 'GAD-7' } as const;
const highest = { phq9: PHQ9_HIGHEST, gad7: GAD7_HIGHEST } as const;

function scoreText(ground: Extract<NeedGround, { readonly questionnaire: unknown }>, now: number): string {
  const said = {
    questionnaire: questionnaireNames[ground.questionnaire],
    of: highest[ground.questionnaire],
    day: dayInList(ground.at, now),
  };
  switch (ground.reason) {
    case 'severeScore': {
      const band = patientsText(ground.band === 'severe' ? 'reason.severe' : 'reason.moderatelySevere');
      return patientsText(ground.isAtLeast ? 'reason.severeAtLeast' : 'reason.severeScore', {
        ...said,
        band,
        total: ground.total,
      });
    }
    case 'incompleteScore':
      return patientsText('reason.incompleteScore', { ...said, total: ground.total });
    case 'unknownScore':
      return patientsText(ground.questionnaire === 'phq9' ? 'reason.noPhq9' : 'reason.noGad7');
    case 'worseningScores':
    case 'unknownTrend':
      return patientsText(`reason.${ground.reason}`, said);
  }
}

/** The day in the reader's time zone, with the year if it is not the current one. */
export function dayInList(at: number | null, now: number): string {
  const day = at === null ? undefined : wallTimeAt(at, ownClock.zone)?.slice(0, 10);
  return day === undefined ? patientsText('reason.oddDate') : patientTime.dayOfYear(day, now);
}

/** In the time zone of the reader, where it may be another day: the reason "today" uses the region's calendar. */
function appointmentText(start: number, now: number): string {
  const { zone } = ownClock;
  if (start <= now) return patientsText('reason.appointmentNow', { time: patientTime.clock(start), zone });
  const isToday = wallTimeAt(start, zone)?.slice(0, 10) === wallTimeAt(now, zone)?.slice(0, 10);
  return isToday
    ? patientsText('reason.appointmentToday', { time: patientTime.clock(start), zone })
    : patientsText('reason.appointmentOn', { time: patientTime.whenever(start, now), zone });
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The answer to item 9, as on the printed form. */
export function selfHarmWords(items: readonly (number | null)[]): string {
  const answer = items[SELF_HARM_ITEM];
  return answer === 1 || answer === 2 || answer === 3 ? patientsText(`answer.${answer}`) : patientsText('answer.above');
}

/** Says how long ago something was; `milliseconds` since then. */
function relativeTimeText(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return patientsCount('ago.minutes', Math.max(1, Math.floor(milliseconds / MINUTE_MS)));
  if (milliseconds < 2 * DAY_MS) return patientsCount('ago.hours', Math.floor(milliseconds / HOUR_MS));
  return patientsCount('ago.days', Math.floor(milliseconds / DAY_MS));
}
