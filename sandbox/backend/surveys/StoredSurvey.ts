import type { Answers, SurveyPage, SurveyState } from '@/domain/surveys/SurveyContent';

/** The questions of one version. */
export interface SurveyVersion {
  readonly version: number;
  readonly title: string;
  readonly pages: readonly SurveyPage[];
}

/** A survey as it is stored; times in milliseconds since 1970. */
export interface StoredSurvey {
  readonly id: string;
  readonly title: string;
  readonly urlSuffix: string;
  readonly state: SurveyState;
  /** The draft. */
  readonly pages: readonly SurveyPage[];
  /** Oldest first; the last is the one that patients answer. */
  readonly versions: readonly SurveyVersion[];
  /** Ids of the organisations to which it is assigned. */
  readonly organisations: readonly string[];
  readonly changedAt: number;
  readonly changedBy: string;
  /** A deleted survey is kept, so that its address is never reused. */
  readonly deleted?: true;
}

/** One patient's answers to one survey. */
export interface StoredResponse {
  readonly responseId: string;
  readonly patientId: string;
  readonly surveyId: string;
  /** The version that was answered. */
  readonly version: number;
  readonly answers: Answers;
  /** The question that was answered last; absent once it is complete. */
  readonly at?: string;
  readonly begunAt: number;
  readonly finishedAt?: number;
  /** Answers above zero to questions about self-harm, including withdrawn ones; newest first. */
  readonly alarms: readonly StoredAlarm[];
}

export interface StoredAlarm {
  readonly at: number;
  readonly survey: string;
  readonly question: string;
  readonly answer: string;
}
