import { ChangeReasonDto } from '../organisations/organisationDtos';
import {
  NewSurveyDto,
  SurveyConfigChangeDto,
  SurveyConfigDto,
  SurveyListDto,
  SurveyListQueryDto,
  SurveyOrganisationsChangeDto,
  SurveyOrganisationsDto,
  SurveyOrganisationsQueryDto,
  SurveySessionDto,
} from '../surveys/surveyDtos';
import { endpoint, json, list, nothing, session } from './endpoint';
import { caller, everybody } from './owner';

const authors = session('survey:get');

/** Surveys as administrators write them, and their recipients. Patients answer them by a call of their app. */
export const surveyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/surveys',
    summary: 'Lists the surveys by title, page by page.',
    query: SurveyListQueryDto,
    reply: json(SurveyListDto),
    access: authors,
    owner: everybody,
    repeat: 'safe',
  }),
  create: endpoint({
    method: 'POST',
    path: '/surveys',
    summary:
      'Creates an empty draft; 409 UrlSuffixTaken when another survey has or had this end of its address, IdTaken ' +
      'when the id is that of another survey.',
    body: NewSurveyDto,
    reply: json(SurveyConfigDto),
    access: authors,
    owner: everybody,
    repeat: 'sameEffect',
    creates: 'id',
  }),
  config: endpoint({
    method: 'GET',
    path: '/surveys/{surveyId}/config',
    summary: 'Returns what a survey asks, its draft where there is one.',
    reply: json(SurveyConfigDto),
    access: authors,
    owner: everybody,
    repeat: 'safe',
    etag: 'answersStored',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/surveys/{surveyId}/config',
    summary:
      'Saves a draft, publishes it or retires the survey; 400 SurveyHasFaults when what is to be published has any, ' +
      '409 SurveyRetired or SurveyNotPublished. Answers keep the version to which they were given.',
    body: SurveyConfigChangeDto,
    reply: json(SurveyConfigDto),
    access: authors,
    owner: everybody,
    repeat: 'sameEffect',
    reason: 'reason',
    etag: 'demands',
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/surveys/{surveyId}',
    summary: 'Deletes a survey without answers; 409 SurveyHasAnswers otherwise.',
    body: ChangeReasonDto,
    reply: nothing,
    access: authors,
    owner: everybody,
    repeat: 'sameEffect',
    reason: 'reason',
    etag: 'demands',
  }),
  organisations: endpoint({
    method: 'GET',
    path: '/surveys/{surveyId}/organisations',
    summary: 'Lists organisations that have a survey by themselves or through one above them, or may get it.',
    query: SurveyOrganisationsQueryDto,
    reply: json(SurveyOrganisationsDto),
    access: authors,
    owner: everybody,
    repeat: 'safe',
  }),
  assign: endpoint({
    method: 'POST',
    path: '/surveys/{surveyId}/organisations',
    summary:
      'Assigns a survey to organisations or removes it from them, and answers the page that the query names; 400 ' +
      'UnknownOrganisation, 409 SurveyRetired.',
    query: SurveyOrganisationsQueryDto,
    body: SurveyOrganisationsChangeDto,
    reply: json(SurveyOrganisationsDto),
    access: authors,
    owner: everybody,
    repeat: 'sameEffect',
    reason: 'reason',
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/survey/sessions',
    summary: 'Lists the surveys that the caller may answer, has begun or has answered.',
    reply: list(SurveySessionDto),
    access: session('patient:chat'),
    owner: caller,
    repeat: 'safe',
  }),
} as const;
