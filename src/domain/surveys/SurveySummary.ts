import type { Assignment, SurveyContent, SurveyPage, SurveyState } from './SurveyContent';

/** One survey in the list. Times are in milliseconds since 1970. */
export interface SurveySummary {
  readonly id: string;
  readonly title: string;
  readonly urlSuffix: string;
  readonly state: SurveyState;
  /** The published version; 0 before the first. */
  readonly version: number;
  readonly hasDraft: boolean;
  readonly questions: number;
  /** Answers to any version. */
  readonly answers: number;
  /** Number of organisations it is assigned to. */
  readonly organisations: number;
  readonly changedAt: number;
  readonly changedBy: string;
}

export interface SurveyChange {
  readonly at: number;
  readonly byUserId: string;
  readonly byName: string;
  readonly sentence: string;
  readonly reason?: string;
}

export interface SurveyConfig extends SurveySummary, SurveyContent {
  /** Newest first. */
  readonly changes: readonly SurveyChange[];
}

/** The editable part of a survey. */
export interface WrittenSurvey {
  readonly title: string;
  readonly pages: readonly SurveyPage[];
}

export interface SurveyOrganisation {
  readonly id: string;
  readonly name: string;
  readonly type: Assignment;
  /** For an inherited survey: the name of the organisation it comes from. */
  readonly through?: string;
}
