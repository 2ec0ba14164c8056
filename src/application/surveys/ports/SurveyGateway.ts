import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Result } from '@/domain/kernel/Result';
import type { Assignment } from '@/domain/surveys/SurveyContent';
import type { SurveyConfig, SurveyOrganisation, SurveySummary, WrittenSurvey } from '@/domain/surveys/SurveySummary';

export interface SurveyListPage {
  readonly surveys: readonly SurveySummary[];
  /** Number on all pages. */
  readonly total: number;
  /** The start of the next page; absent at the end. */
  readonly next?: string;
  /** Rows of this page that could not be read. */
  readonly unreadable: number;
}

export interface NewSurvey {
  /** A UUID, chosen once. */
  readonly id: string;
  readonly title: string;
  readonly urlSuffix: string;
}

export type CreateSurveyFailure =
  | CallFailure
  /** Another survey has or had this end of its address. */
  | { readonly kind: 'addressTaken' };

export interface SurveySave {
  readonly id: string;
  /** The version that was read. */
  readonly etag: string;
  readonly written: WrittenSurvey;
  readonly act: 'save' | 'publish' | 'retire';
  readonly reason?: string;
}

export type SaveSurveyFailure =
  | CallFailure
  /** Another user has saved it since it was read. */
  | { readonly kind: 'changedMeanwhile' }
  /** The server finds faults in what was to be published. */
  | { readonly kind: 'hasFaults' }
  | { readonly kind: 'retired' };

export type DeleteSurveyFailure =
  | CallFailure
  | { readonly kind: 'changedMeanwhile' }
  /** It has answers, so it can only be retired. */
  | { readonly kind: 'hasAnswers' };

export interface OrganisationsWanted {
  readonly type?: Assignment;
  readonly search?: string;
  /** The value returned with the previous page. */
  readonly from?: string;
}

export interface SurveyOrganisationPage {
  readonly organisations: readonly SurveyOrganisation[];
  readonly total: number;
  readonly next?: string;
  readonly unreadable: number;
}

export interface AssignmentChange {
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
  readonly reason?: string;
}

/** Surveys and who is asked, which the backend keeps. */
export interface SurveyGateway {
  /** Sorted by title. `after`: the value returned with the previous page. */
  list(after?: string): Promise<Result<SurveyListPage, CallFailure>>;
  /** Fails as unreadable where any question of it cannot be read: saved again, it would be lost. */
  read(id: string): Promise<Result<Versioned<SurveyConfig>, CallFailure>>;
  /** A second call with the same id and address creates nothing more. */
  create(survey: NewSurvey): Promise<Result<void, CreateSurveyFailure>>;
  save(save: SurveySave): Promise<Result<Versioned<SurveyConfig>, SaveSurveyFailure>>;
  delete(survey: Pick<SurveySave, 'id' | 'etag' | 'reason'>): Promise<Result<void, DeleteSurveyFailure>>;
  organisations(id: string, wanted: OrganisationsWanted): Promise<Result<SurveyOrganisationPage, CallFailure>>;
  /** A repeated call changes nothing more. */
  assign(id: string, change: AssignmentChange): Promise<Result<void, CallFailure>>;
}
