import type { Cgi } from '../timeline/Cgi';
import type { MoodReading } from '../timeline/Moment';
import type { QuestionnaireResult } from './QuestionnaireResult';

/**
 * What a patient reported in a span of time, oldest first; times in milliseconds since 1970. Days without a reading
 * have none: they are gaps.
 */
export interface ScoreGraph {
  readonly from: number;
  readonly until: number;
  /** Results of this time, of any kind, that could not be read. */
  readonly unreadable: number;
  readonly mood: readonly (MoodReading & { readonly momentId: string; readonly at: number })[];
  readonly phq9: readonly (QuestionnaireResult & { readonly momentId: string })[];
  readonly gad7: readonly (QuestionnaireResult & { readonly momentId: string })[];
  readonly cgi: readonly (Cgi & { readonly momentId: string; readonly at: number })[];
}
