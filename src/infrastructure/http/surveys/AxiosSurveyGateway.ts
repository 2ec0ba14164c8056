import type {
  AssignmentChange,
  CreateSurveyFailure,
  DeleteSurveyFailure,
  NewSurvey,
  OrganisationsWanted,
  SaveSurveyFailure,
  SurveyGateway,
  SurveyListPage,
  SurveyOrganisationPage,
  SurveySave,
} from '@/application/surveys/ports/SurveyGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { fail, type Result } from '@/domain/kernel/Result';
import type { SurveyPage } from '@/domain/surveys/SurveyContent';
import type { SurveyConfig, SurveySummary } from '@/domain/surveys/SurveySummary';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { whole, type Answer } from '../client/mapAnswer';
import { isChangedMeanwhile, toCallAnswer, toCallDone, toCallFailure, toVersioned } from '../client/toCallAnswer';
import { surveyEndpoints } from '../endpoints/surveys';
import type { SurveyConfigChangeDto, SurveyConfigDto, SurveySummaryDto } from './surveyDtos';

/** The largest allowed page. */
const ROWS = 200;

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409, 412], ownWords: true } as const satisfies CallOptions;

export class AxiosSurveyGateway implements SurveyGateway {
  constructor(private readonly backend: BackendClient) {}

  async list(after?: string): Promise<Result<SurveyListPage, CallFailure>> {
    const query = { ...(after !== undefined && { startAfter: after }) };
    const answer = await this.backend.call(surveyEndpoints.list, { query }, call);
    return toCallAnswer(answer, ({ surveys, total, startAfter }, { unreadable }) => ({
      ...{ surveys: surveys.map(toSummary), total, unreadable },
      ...(startAfter !== undefined && { next: startAfter }),
    }));
  }

  async read(id: string): Promise<Result<Versioned<SurveyConfig>, CallFailure>> {
    const answer = await this.backend.call(surveyEndpoints.config, { path: { surveyId: id } }, call);
    return toVersioned(whole(answer), toConfig);
  }

  async create({ id, title, urlSuffix }: NewSurvey): Promise<Result<void, CreateSurveyFailure>> {
    const answer = await this.backend.call(surveyEndpoints.create, { body: { id, title, urlSuffix } }, call);
    return refusedWith(answer, 'UrlSuffixTaken') ? fail({ kind: 'addressTaken' }) : toCallDone(answer);
  }

  async save({
    id,
    etag,
    written,
    act,
    reason,
  }: SurveySave): Promise<Result<Versioned<SurveyConfig>, SaveSurveyFailure>> {
    const body = {
      ...{ title: written.title, act },
      pages: structuredClone(written.pages) as SurveyConfigChangeDto['pages'],
      ...(reason !== undefined && { reason }),
    };
    const args = { path: { surveyId: id }, body, ifMatch: etag };
    const answer = await this.backend.call(surveyEndpoints.change, args, call);
    return answer.ok ? toVersioned(whole(answer), toConfig) : fail(toSaveFailure(answer));
  }

  async delete({
    id,
    etag,
    reason,
  }: Pick<SurveySave, 'id' | 'etag' | 'reason'>): Promise<Result<void, DeleteSurveyFailure>> {
    const args = { path: { surveyId: id }, body: { ...(reason !== undefined && { reason }) }, ifMatch: etag };
    const answer = await this.backend.call(surveyEndpoints.delete, args, call);
    if (isChangedMeanwhile(answer)) return fail({ kind: 'changedMeanwhile' });
    return refusedWith(answer, 'SurveyHasAnswers') ? fail({ kind: 'hasAnswers' }) : toCallDone(answer);
  }

  async organisations(
    id: string,
    { type, search, from }: OrganisationsWanted,
  ): Promise<Result<SurveyOrganisationPage, CallFailure>> {
    const query = {
      size: ROWS,
      ...(type !== undefined && { type }),
      ...(search !== undefined && search !== '' && { search }),
      ...(from !== undefined && { from }),
    };
    const answer = await this.backend.call(surveyEndpoints.organisations, { path: { surveyId: id }, query }, call);
    return toCallAnswer(answer, ({ organisations, total, next }, { unreadable }) => ({
      organisations: organisations.map(one => ({
        ...{ id: one.id, name: one.name, type: one.type },
        ...(one.through !== undefined && { through: one.through.name }),
      })),
      ...{ total, unreadable },
      ...(next !== undefined && { next }),
    }));
  }

  async assign(id: string, { add = [], remove = [], reason }: AssignmentChange): Promise<Result<void, CallFailure>> {
    const body = { add: [...add], remove: [...remove], ...(reason !== undefined && { reason }) };
    // The page that it answers is not used: the panel reads its own.
    const args = { path: { surveyId: id }, query: { size: 1 }, body };
    return toCallDone(await this.backend.call(surveyEndpoints.assign, args, call));
  }
}

const tokenOf = (failure: BackendFailure): string | undefined =>
  failure.kind === 'refused' ? failure.token : undefined;

const refusedWith = (answer: Answer<unknown>, token: string): boolean =>
  !answer.ok && tokenOf(answer.failure) === token;

function toSaveFailure(answer: Extract<Answer<unknown>, { readonly ok: false }>): SaveSurveyFailure {
  if (isChangedMeanwhile(answer)) return { kind: 'changedMeanwhile' };
  if (refusedWith(answer, 'SurveyHasFaults')) return { kind: 'hasFaults' };
  return refusedWith(answer, 'SurveyRetired') ? { kind: 'retired' } : toCallFailure(answer.failure);
}

const toSummary = ({ surveyId, changedAt, ...rest }: SurveySummaryDto): SurveySummary => ({
  ...{ id: surveyId, title: rest.title, urlSuffix: rest.urlSuffix, state: rest.state, version: rest.version },
  ...{ hasDraft: rest.hasDraft, questions: rest.questions, answers: rest.answers },
  ...{ organisations: rest.organisations, changedBy: rest.changedBy },
  changedAt: Date.parse(changedAt),
});

const toConfig = (dto: SurveyConfigDto): SurveyConfig => ({
  ...toSummary(dto),
  // Plain objects can be compared and stored as a draft.
  pages: structuredClone(dto.pages) as readonly SurveyPage[],
  changes: dto.changes.map(({ at, byUserId, byName, sentence, reason }) => ({
    ...{ at: Date.parse(at), byUserId, byName, sentence },
    ...(reason !== undefined && { reason }),
  })),
});
