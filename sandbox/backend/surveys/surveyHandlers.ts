import type {
  SurveyConfigDto,
  SurveyOrganisationsDto,
  SurveyOrganisationDto,
  SurveySummaryDto,
} from '@/infrastructure/http/surveys/surveyDtos';
import { plainText } from '@/domain/kernel/plainText';
import { surveyAct, type SurveyAct } from '#sandbox/domain/surveys/surveyAct.rule';
import { questionsOf, type Assignment, type SurveyPage } from '@/domain/surveys/SurveyContent';
import { surveyFaults } from '@/domain/surveys/surveyFaults';
import { demandMatch, Versioned } from '#sandbox/backend/dispatch/etag';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Author, ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import { pageOf } from '#sandbox/backend/kernel/pageOf';
import type { Members } from '#sandbox/backend/organisations/Members';
import type { Organisations } from '#sandbox/backend/organisations/Organisations';
import type { StoredOrganisation } from '#sandbox/backend/organisations/StoredOrganisation';
import { named } from '#sandbox/backend/organisations/OrganisationViews';
import type { CallingPatient } from '#sandbox/backend/patientApp/callingPatient';
import { SESSION_MS, type SurveyResponses } from './SurveyResponses';
import type { StoredSurvey } from './StoredSurvey';
import { currentVersion, type Surveys } from './Surveys';

export interface SurveyDependencies {
  readonly surveys: Surveys;
  readonly responses: SurveyResponses;
  readonly organisations: Organisations;
  readonly members: Members;
  readonly history: ChangeHistory;
  readonly nameOf: (uid: string) => string;
  readonly callingPatient: CallingPatient;
  readonly clock: { now(): number };
}

const SURVEYS_OF_A_PAGE = 50;
const ORGANISATIONS_OF_A_PAGE = 50;
const LISTED = 10;

export function surveyHandlers(dependencies: SurveyDependencies): HandlersOf<'surveys'> {
  const { surveys, responses, organisations, history, nameOf, clock, callingPatient } = dependencies;

  const summary = (survey: StoredSurvey): SurveySummaryDto => ({
    surveyId: survey.id,
    title: survey.title,
    urlSuffix: survey.urlSuffix,
    state: survey.state,
    version: currentVersion(survey)?.version ?? 0,
    hasDraft: hasDraft(survey),
    questions: questionsOf(survey).length,
    answers: responses.count(survey.id),
    organisations: survey.organisations.length,
    changedAt: new Date(survey.changedAt).toISOString(),
    changedBy: nameOf(survey.changedBy),
  });
  const config = (survey: StoredSurvey): SurveyConfigDto => ({
    ...summary(survey),
    pages: survey.pages as SurveyConfigDto['pages'],
    changes: [...history.changesOf(thing(survey))],
  });
  const versioned = (survey: StoredSurvey) => new Versioned(config(survey), writtenOf(survey));
  const outcomeOf = (act: SurveyAct, survey: StoredSurvey, pages: readonly SurveyPage[]) => {
    const version = currentVersion(survey)?.version ?? 0;
    const outcome = surveyAct({
      ...{ act, version, state: survey.state },
      answers: responses.count(survey.id),
      faults: act === 'publish' ? surveyFaults({ pages }).length : 0,
    });
    if (outcome.allowed) return outcome;
    const status = outcome.refusal === 'SurveyHasFaults' ? 400 : 409;
    throw new BackendError(status, outcome.refusal, `The survey cannot be changed like this: ${act}.`);
  };
  const save = (
    survey: StoredSurvey,
    { uid, requestId }: Author,
    sentences: readonly string[],
    reason?: string,
  ): void => {
    surveys.put({ ...survey, changedAt: clock.now(), changedBy: uid });
    history.add(thing(survey), { uid, requestId }, sentences, reason);
  };
  const page = (survey: StoredSurvey, query: OrganisationsQuery): SurveyOrganisationsDto =>
    organisationsPage(organisations, survey, query);

  return {
    list: ({ query: { startAfter } }) => {
      const all = surveys.all();
      const { items, next } = pageOf(all, SURVEYS_OF_A_PAGE, startAfter);
      return { surveys: items.map(summary), total: all.length, ...(next !== undefined && { startAfter: next }) };
    },
    create: ({ caller, body: { id, title, urlSuffix }, requestId }) => {
      const before = surveys.demandFree(id, urlSuffix);
      if (before) return config(before);
      const survey: StoredSurvey = {
        ...{ id, urlSuffix, title: title.trim(), state: 'draft' },
        pages: [{ id: 'page-1', title: '', questions: [] }],
        ...{ versions: [], organisations: [], changedAt: clock.now(), changedBy: caller.uid },
      };
      save(survey, { uid: caller.uid, requestId }, ['The survey was created.']);
      return config(surveys.get(id));
    },
    config: ({ path }) => versioned(surveys.get(path.surveyId)),
    change: ({ caller, path, body: { act, reason, title, pages }, ifMatch, requestId }) => {
      const survey = surveys.get(path.surveyId);
      demandMatch(ifMatch, writtenOf(survey));
      const { state, version } = outcomeOf(act, survey, pages);
      const content = structuredClone(pages) as readonly SurveyPage[];
      const versions =
        act === 'publish' ? [...survey.versions, { version, title: title.trim(), pages: content }] : survey.versions;
      const next: StoredSurvey =
        act === 'retire' ? { ...survey, state } : { ...survey, state, title: title.trim(), pages: content, versions };
      save(next, { uid: caller.uid, requestId }, sentencesOf(survey, next, act, version), reason);
      return versioned(surveys.get(survey.id));
    },
    delete: ({ caller, path, body: { reason }, ifMatch, requestId }) => {
      const survey = surveys.get(path.surveyId);
      demandMatch(ifMatch, writtenOf(survey));
      outcomeOf('delete', survey, survey.pages);
      save({ ...survey, deleted: true }, { uid: caller.uid, requestId }, ['The survey was deleted.'], reason);
    },
    organisations: ({ path, query }) => page(surveys.get(path.surveyId), query),
    assign: ({ caller, path, query, body: { add = [], remove = [], reason }, requestId }) => {
      const survey = surveys.get(path.surveyId);
      if (survey.state === 'retired')
        throw new BackendError(409, 'SurveyRetired', 'A retired survey cannot be assigned.');
      const unknown = [...add, ...remove].find(id => !organisations.find(id));
      if (unknown !== undefined)
        throw new BackendError(400, 'UnknownOrganisation', `There is no organisation ${unknown}.`);
      const added = add.filter(id => !survey.organisations.includes(id));
      const removed = remove.filter(id => survey.organisations.includes(id));
      if (added.length + removed.length > 0) {
        const kept = survey.organisations.filter(id => !removed.includes(id));
        surveys.put({ ...survey, organisations: [...kept, ...added] });
        const sentences = [
          ...(added.length > 0 ? [`The survey was given to ${listed(organisations, added)}.`] : []),
          ...(removed.length > 0 ? [`The survey was taken from ${listed(organisations, removed)}.`] : []),
        ];
        history.add(thing(survey), { uid: caller.uid, requestId }, sentences, reason);
      }
      return page(surveys.get(survey.id), query);
    },
    sessions: ({ caller }) => {
      const { patientId } = callingPatient(caller.uid);
      return surveys.all().flatMap(survey => {
        const organisation = assignedThrough(dependencies, patientId, survey);
        const session = responses.session(patientId, survey, organisation !== undefined);
        if (!session) return [];
        const { state, asked, response } = session;
        const isAsked = state === 'open' || state === 'begun';
        return [
          {
            ...{ surveyId: survey.id, urlSuffix: survey.urlSuffix, title: asked.title, version: asked.version, state },
            ...(organisation && { organisation: named(organisation) }),
            ...(response?.at !== undefined && { at: response.at }),
            answers: { ...response?.answers },
            ...(state === 'begun' && response && { expiresAt: new Date(response.begunAt + SESSION_MS).toISOString() }),
            ...(isAsked && { pages: asked.pages as SurveyConfigDto['pages'] }),
          },
        ];
      });
    },
  };
}

/** The organisation through which a patient has a survey: their own, or the nearest above it. */
export function assignedThrough(
  { members, organisations }: Pick<SurveyDependencies, 'members' | 'organisations'>,
  patientId: string,
  survey: StoredSurvey,
): StoredOrganisation | undefined {
  const own = members.membershipOf(patientId)?.organisation;
  return own === undefined ? undefined : organisations.upwards(own).find(({ id }) => survey.organisations.includes(id));
}

const thing = ({ id }: StoredSurvey): string => `survey/${id}`;

/** The authors' part; answers and organisations do not make an edit a conflict. */
const writtenOf = ({ id, title, state, pages, versions }: StoredSurvey) => ({
  ...{ id, title, state, pages },
  versions: versions.map(({ version }) => version),
  published: versions.at(-1)?.pages ?? null,
});

function hasDraft(survey: StoredSurvey): boolean {
  const current = currentVersion(survey);
  return !current || JSON.stringify([survey.title, survey.pages]) !== JSON.stringify([current.title, current.pages]);
}

function sentencesOf(
  before: StoredSurvey,
  after: StoredSurvey,
  act: 'save' | 'publish' | 'retire',
  version: number,
): readonly string[] {
  if (act === 'publish') return [`Version ${version} was published with ${questionsOf(after).length} questions.`];
  if (act === 'retire') return ['The survey was retired.'];
  const isSame = JSON.stringify([before.title, before.pages]) === JSON.stringify([after.title, after.pages]);
  return isSame ? [] : [`A draft with ${questionsOf(after).length} questions was saved.`];
}

interface OrganisationsQuery {
  readonly type?: Assignment;
  readonly size?: number;
  readonly search?: string;
  readonly from?: string;
}

function organisationsPage(
  organisations: Organisations,
  survey: StoredSurvey,
  { type, size = ORGANISATIONS_OF_A_PAGE, search, from }: OrganisationsQuery,
): SurveyOrganisationsDto {
  const given = new Set(survey.organisations);
  const rows: SurveyOrganisationDto[] = [];
  const visit = (one: StoredOrganisation, above: StoredOrganisation | undefined): void => {
    const isGiven = given.has(one.id);
    rows.push({
      ...named(one),
      type: isGiven ? 'assigned' : above ? 'inherited' : 'available',
      ...(!isGiven && above && { through: named(above) }),
    });
    for (const child of organisations.childrenOf(one.id)) visit(child, isGiven ? one : above);
  };
  visit(organisations.get(organisations.root), undefined);
  const wanted = plainText(search ?? '').trim();
  const found = rows.filter(
    row => (type === undefined || row.type === type) && (wanted === '' || plainText(row.name).includes(wanted)),
  );
  const { items, next } = pageOf(found, size, from);
  return { organisations: [...items], total: found.length, ...(next !== undefined && { next }) };
}

function listed(organisations: Organisations, ids: readonly string[]): string {
  const names = ids.slice(0, LISTED).map(id => organisations.get(id).name);
  return `${names.join(', ')}${ids.length > LISTED ? ` and ${ids.length - LISTED} more` : ''}`;
}
