import type { Assignment, SurveyContent, SurveyPage, SurveyState } from './SurveyContent';

/** One survey in the list. Times are in milliseconds since 1970. */
export interface SurveySummary {
  readonly id: string;
  readonly title: string;
  /** The end of its address. */
  readonly urlSuffix: string;
  readonly state: SurveyState;
  /** The version that patients are asked; 0 before the first. */
  readonly version: number;
  readonly hasDraft: boolean;
  readonly questions: number;
  /** Answers to any version. */
  readonly answers: number;
  /** Organisations to which it is assigned. */
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

/** A survey with what it asks. */
export interface SurveyConfig extends SurveySummary, SurveyContent {
  /** Newest first. */
  readonly changes: readonly SurveyChange[];
}

/** What an author writes. */
export interface WrittenSurvey {
  readonly title: string;
  readonly pages: readonly SurveyPage[];
}

export interface SurveyOrganisation {
  readonly id: string;
  readonly name: string;
  readonly type: Assignment;
  /** Of one that inherits it: the name of the organisation through which. */
  readonly through?: string;
}
