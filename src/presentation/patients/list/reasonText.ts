import type { AssignedPatient, PatientSign } from '@/domain/patients/list/AssignedPatient';
import { GAD7_HIGHEST } from '@/domain/patients/scores/gad7Band.rule';
import { PHQ9_HIGHEST } from '@/domain/patients/scores/phq9Band.rule';
import type { NeedGround } from '@/domain/patients/list/whoNeedsMe.rule';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { ownClock } from '../../kit/time/ownClock';
import { patientsCount, patientsText } from '../patientsText';
import { patientTime } from '../patientTime';

type Ground<R extends NeedGround['reason']> = Extract<NeedGround, { readonly reason: R }>;

/** Parts that say nothing of risk. */
const CONTACT_SIGNS: readonly PatientSign[] = [
  'lastContactAt',
  'nextAppointment',
  'unreadMessageCount',
  'waitingSince',
];

/** Why a patient needs their therapist, in words and with its date; `now` in milliseconds since 1970. */
export function reasonText(
  ground: NeedGround,
  { unreadMessageCount, couldNotCheck }: AssignedPatient,
  now: number,
): string {
  switch (ground.reason) {
    case 'emergencyRequest':
      if (ground.at === null) return patientsText('reason.emergencyAtUnknownTime');
      return patientsText('reason.emergencyRequest', { ago: relativeTimeText(now - ground.at) });
    case 'overdue':
      return patientsText(`reason.${ground.reason}`, { ago: relativeTimeText(now - (ground.at ?? now)) });
    case 'unread':
      if (unreadMessageCount > 0)
        return patientsCount('reason.unread', unreadMessageCount, { since: momentText(ground.at, now) });
      return patientsText('reason.unanswered', { ago: relativeTimeText(now - (ground.at ?? now)) });
    case 'openRisk':
      return riskText(ground);
    case 'appointmentToday':
      return appointmentText(ground.at ?? now, now);
    case 'longSilence':
      if (ground.at === null) return patientsText('reason.neverContacted');
      return patientsText('reason.longSilence', { ago: relativeTimeText(now - ground.at) });
    case 'selfHarmItem':
    case 'selfHarmUnanswered':
      return patientsText(`reason.${ground.reason}`, { day: readDayText(ground.at) });
    case 'severeScore':
    case 'incompleteScore':
    case 'worseningScores':
    case 'unknownTrend':
    case 'unknownScore':
      return scoreText(ground);
    case 'highRisk':
      return patientsText('reason.highRisk', { day: dayText(ground.at) });
    case 'riskNotChecked':
    case 'couldNotCheck': {
      const isOfContact = ground.reason === 'couldNotCheck';
      const signs = couldNotCheck.filter(sign => CONTACT_SIGNS.includes(sign) === isOfContact);
      return patientsText(`reason.${ground.reason}`, {
        signs: [...new Set(signs.map(sign => patientsText(`sign.${sign}`)))].join(', '),
      });
    }
  }
}

function riskText({ at, level: name, assessedAt }: Ground<'openRisk'>): string {
  const said = { level: patientsText(`level.${name}`), assessed: readDayText(assessedAt) };
  return at === null
    ? patientsText('reason.openRisk', said)
    : patientsText('reason.openRiskReview', { ...said, day: patientTime.day(at) });
}

const questionnaireNames = { phq9: 'PHQ-9', gad7: 'GAD-7' } as const;
const highest = { phq9: PHQ9_HIGHEST, gad7: GAD7_HIGHEST } as const;

function scoreText(ground: Extract<NeedGround, { readonly questionnaire: unknown }>): string {
  const said = {
    questionnaire: questionnaireNames[ground.questionnaire],
    of: highest[ground.questionnaire],
    day: readDayText(ground.at),
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

/** The day in the time zone of the reader. */
function dayText(at: number | null): string {
  const day = at === null ? undefined : wallTimeAt(at, ownClock.zone)?.slice(0, 10);
  return day === undefined ? patientsText('reason.noDate') : patientTime.day(day);
}

/** Of what always has a date. */
const readDayText = (at: number | null): string => (at === null ? patientsText('reason.oddDate') : dayText(at));

/** With the time of day where it is today. */
function momentText(at: number | null, now: number): string {
  return at === null
    ? patientsText('reason.noDate')
    : patientsText('reason.since', { time: patientTime.whenever(at, now) });
}

/** In the time zone of the reader, where it may be another day: "today" as a reason follows the region's calendar. */
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

/** How long ago something was, in words: `milliseconds` between then and now. */
function relativeTimeText(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return patientsCount('ago.minutes', Math.max(1, Math.floor(milliseconds / MINUTE_MS)));
  if (milliseconds < 2 * DAY_MS) return patientsCount('ago.hours', Math.floor(milliseconds / HOUR_MS));
  return patientsCount('ago.days', Math.floor(milliseconds / DAY_MS));
}
