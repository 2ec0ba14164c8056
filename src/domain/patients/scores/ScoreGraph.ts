import type { Cgi } from '../timeline/Cgi';
import type { MoodReading } from '../timeline/Moment';
import type { QuestionnaireResult } from './QuestionnaireResult';

/**
 * A patient's reports in a time span, oldest first; times in milliseconds since 1970. Days without a reading are gaps.
 */
export interface ScoreGraph {
  readonly from: number;
  readonly until: number;
  /** Unreadable results in this time span, of any kind. */
  readonly unreadable: number;
  readonly mood: readonly (MoodReading & { readonly momentId: string; readonly at: number })[];
  readonly phq9: readonly (QuestionnaireResult & { readonly momentId: string })[];
  readonly gad7: readonly (QuestionnaireResult & { readonly momentId: string })[];
  readonly cgi: readonly (Cgi & { readonly momentId: string; readonly at: number })[];
}
