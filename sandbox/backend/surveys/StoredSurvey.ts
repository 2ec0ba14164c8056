import type { Answers, SurveyPage, SurveyState } from '@/domain/surveys/SurveyContent';

/** What patients were or are asked in one version. */
export interface SurveyVersion {
  readonly version: number;
  readonly title: string;
  readonly pages: readonly SurveyPage[];
}

/** A survey as it is stored; moments in milliseconds since 1970. */
export interface StoredSurvey {
  readonly id: string;
  readonly title: string;
  readonly urlSuffix: string;
  readonly state: SurveyState;
  /** What is being written. */
  readonly pages: readonly SurveyPage[];
  /** Oldest first; the last is the one that patients are asked. */
  readonly versions: readonly SurveyVersion[];
  /** Ids of the organisations to which it is assigned. */
  readonly organisations: readonly string[];
  readonly changedAt: number;
  readonly changedBy: string;
  /** It stays known, so that its address is never given again. */
  readonly deleted?: true;
}

/** What one patient answered to one survey. */
export interface StoredResponse {
  readonly responseId: string;
  readonly patientId: string;
  readonly surveyId: string;
  /** The version that was asked. */
  readonly version: number;
  readonly answers: Answers;
  /** The question that was answered last; absent once it is complete. */
  readonly at?: string;
  readonly begunAt: number;
  readonly finishedAt?: number;
  /** Answers above none to questions about harming oneself, also those that were taken back; newest first. */
  readonly alarms: readonly StoredAlarm[];
}

export interface StoredAlarm {
  readonly at: number;
  readonly survey: string;
  readonly question: string;
  readonly answer: string;
}
