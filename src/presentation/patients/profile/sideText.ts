import type { AssessmentList } from '@/application/patients/ports/RiskAssessmentGateway';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import type { NeedSign } from '@/domain/patients/list/needSigns.rule';
import type { QuestionnaireResult } from '@/domain/patients/scores/QuestionnaireResult';
import { ownClock } from '../../kit/time/ownClock';
import { dayInList } from '../list/signText';
import { patientsCount, patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { highestOf } from '../scores/severityBands';

/** The lead therapist; an unreadable one is not shown as none. */
function lead({ therapists, unreadableTherapists }: PatientDetails): string {
  const found = therapists.find(({ isLead }) => isLead);
  return found?.name ?? patientsText(unreadableTherapists > 0 ? 'profile.leadUnread' : 'profile.noLead');
}

/** The time on the patient's clock; `now` in milliseconds since 1970. */
function patientClock(now: number, zone: string): string {
  const time = patientTime.clock(now, zone);
  return zone === ownClock.zone
    ? patientsText('profile.clockSame', { time })
    : patientsText('profile.clockValue', { time, zone });
}

/** The time zone of the shown times; undefined if patient and therapist share it. */
function ownClockText(now: number, patientZone: string): string | undefined {
  const { own, zone } = ownClock;
  if (own !== undefined && zone === patientZone) return undefined;
  return patientsText(own === undefined ? 'profile.deviceClockValue' : 'profile.ownClockValue', {
    time: patientTime.clock(now),
    zone,
  });
}

const lastContact = ({ lastContactAt }: PatientDetails, now: number): string =>
  lastContactAt === null ? patientsText('profile.none') : patientTime.whenever(lastContactAt, now);

/** The total of the newest PHQ-9; a sum with an answer missing is not a total. */
function phq9(newest: QuestionnaireResult | null, now: number): string {
  if (newest === null) return patientsText('profile.none');
  const { total } = toQuestionnaireReading('phq9', newest);
  const day = dayInList(newest.at, now);
  return total === null
    ? patientsText('row.incomplete', { day })
    : patientsText('row.score', { total, of: highestOf.phq9, day });
}

/** The newest risk assessment; one that could not be read may be newer. */
function latestAssessment({ assessments, unreadable }: AssessmentList, now: number): string {
  if (unreadable > 0) return patientsCount('profile.unreadable', unreadable);
  const [newest] = assessments;
  if (newest === undefined) return patientsText('profile.none');
  const { assessed, level } = newest;
  return patientsText('profile.assessedOn', {
    level: patientsText(`levelAlone.${level}`),
    day: dayInList(assessed.at, now),
  });
}

interface LevelledText {
  readonly level: 'alarm' | 'watch';
  readonly words: string;
}

/** The open risk assessments by level (CR-NEED-04), the most serious first. Unreadable ones may be open too. */
function openRisks({ assessments, unreadable }: AssessmentList, now: number): readonly LevelledText[] {
  const open = assessments
    .filter(({ status }) => status === 'open')
    .map(({ level, assessed }): LevelledText => {
      const words = { level: patientsText(`levelAlone.${level}`), day: dayInList(assessed.at, now) };
      return {
        level: level === 'high' || level === 'imminent' ? 'alarm' : 'watch',
        words: patientsText('profile.openRisk', words),
      };
    });
  return [
    ...open.filter(({ level }) => level === 'alarm'),
    ...open.filter(({ level }) => level === 'watch'),
    ...(unreadable === 0 ? [] : [{ level: 'watch', words: patientsCount('profile.unreadable', unreadable) } as const]),
  ];
}

/** The reviews due by now, as in the header; undefined if there are none. */
function review(signs: readonly NeedSign[], now: number): LevelledText | undefined {
  const sign = signs.find(({ name }) => name === 'reviewOverdue') ?? signs.find(({ name }) => name === 'reviewDue');
  if (sign?.ground.reason !== 'openRisk' || sign.ground.at === null) return undefined;
  return sign.name === 'reviewDue'
    ? { level: 'watch', words: patientsText('profile.reviewDue') }
    : {
        level: 'alarm',
        words: patientsText('profile.reviewOverdue', { day: patientTime.dayOfYear(sign.ground.at, now) }),
      };
}

export const sideText = {
  lead,
  patientClock,
  ownClock: ownClockText,
  lastContact,
  phq9,
  latestAssessment,
  openRisks,
  review,
};
