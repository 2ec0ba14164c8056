import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { explainSign, type NeedSign } from '@/domain/patients/list/needSigns.rule';
import { GAD7_HIGHEST } from '@/domain/patients/scores/gad7Band.rule';
import { PHQ9_HIGHEST } from '@/domain/patients/scores/phq9Band.rule';
import { questionnaireTotal } from '@/domain/patients/scores/questionnaireTotal.rule';
import type { SignReason } from '../../kit/levels/WhyTag';
import { patientsCount, patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { signText } from './signText';

interface Seen {
  readonly patient: AssignedPatient;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The time at which it was loaded; null if unknown. */
  readonly asOf: number | null;
}

/** Explains a sign in the words of its rule. */
export function signReason(sign: NeedSign, { patient, now, asOf }: Seen): SignReason {
  return {
    title: signText(sign, patient, now),
    ...explainSign[sign.name],
    saw: signEvidence(sign, patient, now),
    readAt: asOf === null ? undefined : patientTime.whenever(asOf, now),
  };
}

/** One value on which a sign is based, with its date. */
interface Evidence {
  readonly what: string;
  readonly when: string;
}

const names = { phq9: 'PHQ-9', gad7: 'GAD-7' } as const;
const highest = { phq9: PHQ9_HIGHEST, gad7: GAD7_HIGHEST } as const;

/** The evidence for a patient's sign; `now` in milliseconds since 1970. */
function signEvidence(sign: NeedSign, patient: AssignedPatient, now: number): readonly Evidence[] {
  const { ground } = sign;
  switch (ground.reason) {
    case 'highRisk':
      return [{ what: patientsText('why.flagged'), when: timeText(ground.at, now) }];
    case 'openRisk':
      return [
        {
          what: patientsText('why.level', { level: patientsText(`level.${ground.level}`) }),
          when: timeText(ground.assessedAt, now),
        },
        ...(ground.at === null
          ? []
          : [{ what: patientsText('why.review', { day: patientTime.dayOfYear(ground.at, now) }), when: '' }]),
      ];
    case 'selfHarmItem':
    case 'selfHarmUnanswered':
      return [{ what: signText(sign, patient, now), when: '' }, ...scoreEvidence('phq9', patient, now)];
    case 'surveySelfHarm':
      return [
        { what: signText(sign, patient, now), when: timeText(ground.at, now) },
        ...[patient.surveyAlarm?.question, patient.surveyAlarm?.survey].flatMap(what =>
          what === undefined || what === null ? [] : [{ what, when: '' }],
        ),
      ];
    case 'severeScore':
    case 'incompleteScore':
    case 'worseningScores':
    case 'unknownTrend':
    case 'unknownScore':
      return 'total' in ground
        ? [
            {
              what: patientsText(ground.isAtLeast ? 'why.atLeast' : 'why.total', {
                questionnaire: names[ground.questionnaire],
                total: ground.total,
                of: highest[ground.questionnaire],
              }),
              when: timeText(ground.at, now),
            },
          ]
        : scoreEvidence(ground.questionnaire, patient, now);
    case 'unread':
    case 'overdue':
    case 'emergencyRequest':
      return [
        { what: patientsText('why.since'), when: timeText(ground.at, now) },
        ...(patient.unreadMessageCount > 0
          ? [{ what: patientsCount('why.unread', patient.unreadMessageCount), when: '' }]
          : []),
      ];
    case 'longSilence':
      return [
        {
          what: patientsText('why.lastContact'),
          when: ground.at === null ? patientsText('why.never') : timeText(ground.at, now),
        },
      ];
    case 'appointmentToday':
    case 'riskNotChecked':
    case 'couldNotCheck':
      return [{ what: signText(sign, patient, now), when: '' }];
  }
}

function scoreEvidence(questionnaire: 'phq9' | 'gad7', patient: AssignedPatient, now: number): readonly Evidence[] {
  const latest = patient[questionnaire];
  if (latest === null) return [];
  const { items, at, previous } = latest;
  const total = questionnaireTotal({ questionnaire, items });
  return [
    ...(total === null
      ? []
      : [
          {
            what: patientsText('why.total', { questionnaire: names[questionnaire], total, of: highest[questionnaire] }),
            when: timeText(at, now),
          },
        ]),
    ...(previous === null ? [] : [{ what: patientsText('why.before', { total: previous }), when: '' }]),
  ];
}

const timeText = (at: number | null, now: number): string =>
  at === null ? patientsText('why.noDate') : patientTime.whenever(at, now);
