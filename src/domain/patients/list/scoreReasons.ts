import type { MaybeChecked } from '../../kernel/MaybeChecked';
import { gad7Band, type AnxietyBand } from '../scores/gad7Band.rule';
import { phq9Band, type DepressionBand } from '../scores/phq9Band.rule';
import type { Questionnaire } from '../scores/questionnaireTotal.rule';
import { scoreTrend, type TrendDirection } from '../scores/scoreTrend.rule';

/** The latest result of one questionnaire. */
export interface ScoreSign {
  /** Milliseconds since 1970; null if the date could not be read. */
  readonly at: number | null;
  /** The total; for an incomplete questionnaire the sum of its answers. */
  readonly atLeast: number;
  readonly isComplete: boolean;
  /** Trend since the previous complete questionnaire. */
  readonly trend: TrendDirection;
}

/** Totals reported by the patient's app; null if not reported. */
export interface ReportedSigns {
  /** Milliseconds since 1970; null if the date could not be read. */
  readonly at: number | null;
  readonly phq9: number | null;
  readonly gad7: number | null;
}

interface OfQuestionnaire {
  readonly questionnaire: Questionnaire;
  /**
   * Time of the questionnaire or report, in milliseconds since 1970; null if there is none or its date could not be
   * read.
   */
  readonly at: number | null;
}

export type ScoreGround = OfQuestionnaire &
  (
    | {
        readonly reason: 'severeScore';
        readonly total: number;
        readonly isAtLeast: boolean;
        readonly band: DepressionBand | AnxietyBand;
      }
    | { readonly reason: 'incompleteScore'; readonly total: number; readonly isAtLeast: true }
    | { readonly reason: 'worseningScores' | 'unknownScore' | 'unknownTrend' }
  );

export interface ScoreSigns {
  readonly phq9: MaybeChecked<ScoreSign | null>;
  readonly gad7: MaybeChecked<ScoreSign | null>;
  readonly reported: MaybeChecked<ReportedSigns | null>;
}

const questionnaires: readonly Questionnaire[] = ['phq9', 'gad7'];
const pressingBands: readonly (DepressionBand | AnxietyBand | null)[] = ['moderatelySevere', 'severe'];

/** Returns the reasons for attention from both questionnaires. */
export function scoreReasons(signs: ScoreSigns): readonly ScoreGround[] {
  return questionnaires.flatMap(questionnaire => {
    const score = signs[questionnaire];
    const onRecord = score === 'couldNotCheck' ? null : score;
    return [
      ...severeGrounds(questionnaire, onRecord, signs.reported),
      ...trendGrounds(questionnaire, onRecord, signs.reported),
      ...(score === null ? [{ reason: 'unknownScore' as const, questionnaire, at: null }] : []),
      ...(onRecord?.isComplete === false
        ? [
            {
              reason: 'incompleteScore' as const,
              questionnaire,
              at: onRecord.at,
              total: onRecord.atLeast,
              isAtLeast: true as const,
            },
          ]
        : []),
    ];
  });
}

/** Returns one ground per questionnaire: the higher of the recorded and the later reported total. */
function severeGrounds(
  questionnaire: Questionnaire,
  onRecord: ScoreSign | null,
  reported: ScoreSigns['reported'],
): readonly ScoreGround[] {
  const report = reportOf(questionnaire, onRecord, reported);
  const known = [
    ...(onRecord ? [{ at: onRecord.at, total: onRecord.atLeast, isAtLeast: !onRecord.isComplete }] : []),
    ...(report ? [{ ...report, isAtLeast: false }] : []),
  ];
  const [highest] = known.sort((a, b) => b.total - a.total);
  const band = highest ? bandOf(questionnaire, highest.total) : null;
  if (!highest || band === null || !pressingBands.includes(band)) return [];
  return [{ reason: 'severeScore', questionnaire, ...highest, band }];
}

function trendGrounds(
  questionnaire: Questionnaire,
  onRecord: ScoreSign | null,
  reported: ScoreSigns['reported'],
): readonly ScoreGround[] {
  const report = reportOf(questionnaire, onRecord, reported);
  const before = onRecord?.isComplete === true ? onRecord.atLeast : null;
  if (report && scoreTrend({ questionnaire, before, latest: report.total }) === 'worse') {
    return [{ reason: 'worseningScores', questionnaire, at: report.at }];
  }
  if (onRecord?.trend === 'worse') return [{ reason: 'worseningScores', questionnaire, at: onRecord.at }];
  return onRecord?.trend === 'unknown' ? [{ reason: 'unknownTrend', questionnaire, at: onRecord.at }] : [];
}

/** A report counts until a later questionnaire is complete. Without both dates the order is unknown. */
function reportOf(questionnaire: Questionnaire, onRecord: ScoreSign | null, reported: ScoreSigns['reported']) {
  if (reported === null || reported === 'couldNotCheck') return null;
  const { at, [questionnaire]: total } = reported;
  const isReplaced = onRecord?.isComplete === true && onRecord.at !== null && at !== null && onRecord.at >= at;
  return total === null || isReplaced ? null : { at, total };
}

const bandOf = (questionnaire: Questionnaire, total: number): DepressionBand | AnxietyBand | null =>
  questionnaire === 'phq9' ? phq9Band({ total }) : gad7Band({ total });
