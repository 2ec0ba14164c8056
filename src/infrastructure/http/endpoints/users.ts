import {
  AccessChangedDto,
  AnalystCodesDto,
  AnalystDowngradeDto,
  AnalystPromotionDto,
  ChangeGroupsDto,
  CreateUserDto,
  DeletionRequestsDto,
  DowngradeDto,
  MultiRegionQueryDto,
  PromotionDto,
  UserAccessCodeDto,
  UserGroupsDto,
  UserPageDto,
  UserRowDto,
  UsersQueryDto,
} from '../users/userDtos';
import { userMoverScopes, userReaderScopes } from '@/domain/users/userReaderScopes';
import { OrganisationNameDto } from '../organisations/organisationDtos';
import { endpoint, json, list, session, sessionWithAny, text } from './endpoint';
import { accountAt, everybody, everybodysAccounts } from './owner';

/** People who change the access of others, or look after organisations, find everybody. */
const readers = sessionWithAny(...userReaderScopes);

const refusals =
  '403 RecentLoginRequired after 5 minutes; 404 UserUnknown; 409 SelfChange, IsPatient, IsDisabled or LastHolder';

/** People, and what they may do. Only an email is ever sent about it: no password is made or shown. */
export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/iams/manage/users',
    summary: 'Lists people in the order of their addresses, page by page.',
    query: UsersQueryDto,
    reply: json(UserPageDto),
    access: readers,
    owner: everybodysAccounts,
    repeat: 'safe',
    searches: 'emailAddress',
  }),
  choosableOrganisations: endpoint({
    method: 'GET',
    path: '/iams/manage/users/organisations',
    summary: 'Lists the organisations that have people, and that one may choose for a new person.',
    reply: list(OrganisationNameDto),
    access: readers,
    owner: everybody,
    repeat: 'safe',
  }),
  organisations: endpoint({
    method: 'GET',
    path: '/iams/manage/users/{userId}/organisations',
    summary: 'Lists the organisation of a person and those above it, the person’s own first; 404 UserUnknown.',
    reply: list(OrganisationNameDto),
    access: readers,
    owner: accountAt('userId'),
    repeat: 'safe',
  }),
  groups: endpoint({
    method: 'GET',
    path: '/iams/manage/users/{userId}/groups',
    summary: 'Returns the groups of a person, the scopes that result, and their history; 404 UserUnknown.',
    reply: json(UserGroupsDto),
    access: readers,
    owner: accountAt('userId'),
    repeat: 'safe',
    etag: 'answersStored',
  }),
  changeGroups: endpoint({
    method: 'PUT',
    path: '/iams/manage/users/{userId}/groups',
    summary:
      `Replaces the groups of a person and answers what is so now; ${refusals}; 400 InvalidLastDay; ` +
      '409 HandOverFirst while chats, patients or appointments depend on a therapist.',
    body: ChangeGroupsDto,
    reply: json(UserGroupsDto),
    access: session('organisations:edit-thrive'),
    owner: accountAt('userId'),
    repeat: 'command',
    reason: 'reason',
    etag: 'demands',
  }),
  deletionRequests: endpoint({
    method: 'GET',
    path: '/iams/manage/deletion-requests',
    summary:
      'Lists who asked for the deletion of an account, what depends on it, and what was done about it. That the ' +
      'account no longer exists is said by `accountGone` alone: names and addresses that are absent are unknown.',
    reply: json(DeletionRequestsDto),
    access: session('organisations:edit-thrive'),
    owner: everybodysAccounts,
    repeat: 'safe',
  }),
  create: endpoint({
    method: 'POST',
    path: '/iams/manage/users/createWithAccessCode',
    summary:
      'Creates a person who belongs to the organisation of an access code, writes to them so that they choose a ' +
      'password, and answers their id; refusals as for joining with the code; 400 InvalidAddress or InvalidName; ' +
      '409 EmailTaken, 409 OtherRegion, 409 ConflictError where the id was used for something else.',
    query: MultiRegionQueryDto,
    body: CreateUserDto,
    reply: text,
    access: session('organisations:edit-thrive'),
    owner: everybodysAccounts,
    repeat: 'sameEffect',
    reason: 'reason',
  }),
  changeAccessCode: endpoint({
    method: 'PUT',
    path: '/iams/manage/users/{userId}/access-code',
    summary:
      'Moves a person to the organisation of an access code; refusals as for joining with it; 404 UserUnknown; ' +
      '409 SelfChange.',
    body: UserAccessCodeDto,
    reply: json(UserRowDto),
    access: sessionWithAny(...userMoverScopes),
    owner: accountAt('userId'),
    repeat: 'sameEffect',
    reason: 'reason',
  }),
  promoteToAnalyst: endpoint({
    method: 'POST',
    path: '/iams/manage/escalate-to-analyst',
    summary: `Makes a user an analyst of everything below their organisation; ${refusals}; 400 InvalidLastDay.`,
    body: PromotionDto,
    reply: json(AccessChangedDto),
    access: session('iams:escalate-to-analyst'),
    owner: accountAt('userId'),
    repeat: 'sameEffect',
    reason: 'reason',
  }),
  downgradeAnalyst: endpoint({
    method: 'POST',
    path: '/iams/manage/downgrade-from-analyst',
    summary: `Ends a user's access as an analyst; ${refusals}.`,
    body: DowngradeDto,
    reply: json(AccessChangedDto),
    access: session('iams:downgrade-from-analyst'),
    owner: accountAt('userId'),
    repeat: 'sameEffect',
    reason: 'reason',
  }),
  promoteToTherapist: endpoint({
    method: 'POST',
    path: '/iams/manage/escalate-to-therapist',
    summary: `Makes a user a therapist; ${refusals}; 400 InvalidLastDay.`,
    body: PromotionDto,
    reply: json(AccessChangedDto),
    access: session('iams:escalate-to-therapist'),
    owner: accountAt('userId'),
    repeat: 'sameEffect',
    reason: 'reason',
  }),
  analystCodes: endpoint({
    method: 'GET',
    path: '/analysts/{userIdOrEmail}/access-codes',
    summary: 'Says what an analyst reports on and which schedules run in their name; 404 UserUnknown.',
    reply: json(AnalystCodesDto),
    access: sessionWithAny('iams:escalate-to-analyst', 'iams:downgrade-from-analyst'),
    owner: accountAt('userIdOrEmail'),
    repeat: 'safe',
  }),
  promoteAnalystOfCodes: endpoint({
    method: 'POST',
    path: '/analysts/escalate-to-analyst',
    summary: `Makes a user an analyst of the patients of access codes; ${refusals}; 404 CodeUnknown.`,
    body: AnalystPromotionDto,
    reply: json(AccessChangedDto),
    access: session('iams:escalate-to-analyst'),
    owner: accountAt('userIdOrEmail'),
    repeat: 'sameEffect',
    reason: 'reason',
  }),
  downgradeAnalystOfCodes: endpoint({
    method: 'POST',
    path: '/analysts/downgrade-from-analyst',
    summary: `Ends the access as an analyst of a user, found by id or address; ${refusals}.`,
    body: AnalystDowngradeDto,
    reply: json(AccessChangedDto),
    access: session('iams:downgrade-from-analyst'),
    owner: accountAt('userIdOrEmail'),
    repeat: 'sameEffect',
    reason: 'reason',
  }),
} as const;
