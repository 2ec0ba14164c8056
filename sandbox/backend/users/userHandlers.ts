import { addressFault, storedAddress } from '@/domain/users/storedAddress';
import { handOverFirst } from '@/domain/users/handOverFirst.rule';
import { isOfCare, type Right, rightKey, scopesOfRights } from '@/domain/users/UserGroup';
import type { ListedDeletionDto, DutiesDto, UserGroupsDto } from '@/infrastructure/http/users/userDtos';
import { readName } from '#sandbox/backend/account/ownAccountHandlers';
import { type AccessCodeDependencies, join } from '#sandbox/backend/accessCodes/joinHandlers';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { demandMatch, Versioned } from '#sandbox/backend/dispatch/etag';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import { demandEditor } from '#sandbox/backend/organisations/organisationHandlers';
import { named } from '#sandbox/backend/organisations/OrganisationViews';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { RegisteredPerson } from '#sandbox/backend/people/RegisteredPerson';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import type { AccessChanges, Act, WantedAccess } from './AccessChanges';
import { ANALYST, isAnalyst, THERAPIST } from './groupRights';
import type { BulkOfChange } from './BulkNotices';
import type { DeletionRequests } from './DeletionRequests';
import { dutiesOf, openWithPatient } from './dutiesOf';
import { memberKey, type User, type UserDirectory } from './UserDirectory';

export interface UserDependencies {
  readonly people: PeopleDirectory;
  readonly directory: UserDirectory;
  readonly changes: AccessChanges;
  readonly history: ChangeHistory;
  readonly joining: AccessCodeDependencies;
  readonly care: CareServices;
  readonly deletions: DeletionRequests;
  /** Titles of the entries of the report schedule that run in a user’s name, by the user’s id. */
  readonly schedulesOf: (id: string) => readonly string[];
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  /** The address of the dashboard, without a trailing slash. */
  readonly origin: () => string;
  readonly clock: { now(): number };
}

interface Call {
  readonly caller: BackendSession;
  readonly requestId?: string | undefined;
}

export function userHandlers(dependencies: UserDependencies): HandlersOf<'users'> {
  const { people, directory, changes, joining } = dependencies;
  const { organisations } = joining;
  const stored = (user: User): unknown => people.access.accessOf(user.id);
  const shown = (user: User) => new Versioned(viewOf(dependencies, user), stored(user));
  const promote = (right: Right, user: User, act: Act, { lastDay, codes }: Pick<WantedAccess, 'lastDay' | 'codes'>) => {
    const rights = [...changes.rightsOf(user.id).filter(held => rightKey(held) !== rightKey(right)), right];
    const changed = changes.change(user, { rights, lastDay, codes }, act);
    return { changed, scopes: [...people.access.scopesOf(user.id)] };
  };
  const downgrade = (right: Right, user: User, act: Act) => {
    const rights = changes.rightsOf(user.id).filter(held => rightKey(held) !== rightKey(right));
    return { changed: changes.change(user, { rights }, act), scopes: [...people.access.scopesOf(user.id)] };
  };
  return {
    list: ({ query }) => directory.page(query),
    choosableOrganisations: () => directory.organisationsWithPeople().map(named),
    organisations: ({ path }) => {
      const own = organisations.get(directory.organisationOf(directory.get(path.userId)));
      return organisations.upwards(own.id).map(named);
    },
    groups: ({ path }) => shown(directory.get(path.userId)),
    changeGroups: ({ caller, path, body, ifMatch, requestId }) => {
      const user = directory.get(path.userId);
      demandMatch(ifMatch, stored(user));
      const single =
        body.scopes ?? changes.rightsOf(user.id).flatMap(held => (held.kind === 'scope' ? held.scope : []));
      const wanted: WantedAccess = {
        rights: [
          ...body.groups.map((group): Right => ({ kind: 'group', group })),
          ...single.map((scope): Right => ({ kind: 'scope', scope })),
        ],
        lastDays: new Map(body.lastDays?.map(({ right, lastDay }) => [right, lastDay])),
        confirmed: body.confirmed ?? [],
      };
      demandHandedOver(dependencies, user, wanted.rights);
      changes.change(user, wanted, actOf({ caller, requestId }, body));
      return shown(user);
    },
    deletionRequests: () => ({
      requests: dependencies.deletions.all().map(request => deletionOf(dependencies, request)),
    }),
    create: ({ body, query, caller, requestId }) =>
      create(dependencies, { caller, requestId }, body, query.multiRegion),
    changeAccessCode: ({ caller, path, body, requestId }) => {
      const user = directory.get(path.userId);
      // Analysts report on everything below their organisation, so another one can give them more.
      if (user.id === people.idOf(caller.uid))
        throw new BackendError(409, 'SelfChange', 'Users cannot move themselves to another organisation.');
      const code = joining.codes.find(body.accessCode);
      if (code && joining.members.membershipOf(memberKey(user))?.code === code.code) return directory.row(user);
      const before = directory.organisationOf(user);
      for (const id of [before, code?.organisation]) demandEditor(caller, id === organisations.root);
      const act = actOf({ caller, requestId }, body);
      changes.recordMove(user, `The access code was changed to ${code?.code ?? body.accessCode}.`, act, () => {
        const { organisation } = join(joining, code, memberKey(user));
        recordInOrganisations(dependencies, { user, before, after: organisation }, act);
      });
      return directory.row(user);
    },
    promoteToAnalyst: ({ body, ...call }) =>
      promote(ANALYST, directory.get(body.userId), actOf(call, body), { lastDay: body.lastDay }),
    downgradeAnalyst: ({ body, ...call }) => downgrade(ANALYST, directory.get(body.userId), actOf(call, body)),
    promoteToTherapist: ({ body, ...call }) =>
      promote(THERAPIST, directory.get(body.userId), actOf(call, body), { lastDay: body.lastDay }),
    analystCodes: ({ path }) => {
      const { id } = directory.get(path.userIdOrEmail);
      const grant = changes.currentOf(id).find(({ right }) => isAnalyst(right));
      return {
        isAnalyst: grant !== undefined,
        everything: grant !== undefined && grant.codes === undefined,
        accessCodes: [...(grant?.codes ?? [])],
        schedules: [...dependencies.schedulesOf(id)],
      };
    },
    promoteAnalystOfCodes: ({ body, ...call }) => {
      const codes = body.accessCodes.map(code => joining.codes.get(code).code);
      const user = directory.get(body.userIdOrEmail);
      return promote(ANALYST, user, actOf(call, body), {
        lastDay: body.lastDay,
        codes,
      });
    },
    downgradeAnalystOfCodes: ({ body, ...call }) =>
      downgrade(ANALYST, directory.get(body.userIdOrEmail), actOf(call, body)),
  };
}

/** Both organisations record a person who moves between them. */
function recordInOrganisations(
  { history, joining: { organisations } }: UserDependencies,
  { user, before, after }: { readonly user: User; readonly before: string; readonly after: string },
  { author, reason }: Act,
): void {
  if (before === after) return;
  const nameOf = (id: string): string => organisations.find(id)?.name ?? id;
  const add = (id: string, sentence: string): void =>
    history.add(`organisation/${id}`, author, [`The person ${memberKey(user)} ${sentence}.`], reason);
  add(after, `was moved here from ${nameOf(before)}`);
  add(before, `was moved to ${nameOf(after)}`);
}

interface Why {
  readonly reason?: string;
  readonly bulk?: BulkOfChange;
}

const actOf = ({ caller, requestId }: Call, { reason = '', bulk }: Why): Act => ({
  author: { uid: caller.uid, requestId },
  signedInAt: caller.signedInAt,
  reason: reason.trim(),
  ...(bulk && { bulk }),
});

function viewOf({ people, directory, changes, history, care }: UserDependencies, user: User): UserGroupsDto {
  const { rights, scopes } = people.access.rightsOf(user.id);
  return {
    user: directory.row(user),
    groups: rights.flatMap(right => (right.kind === 'group' ? right.group : [])),
    scopes: rights.flatMap(right => (right.kind === 'scope' ? right.scope : [])),
    grants: changes.currentOf(user.id).map(grant => directory.grant(user.id, grant)),
    effective: scopes.map(({ scope, through }) => ({ scope, through: through.map(rightKey) })),
    duties: dutiesOf(care, people.identitiesOf(user.id)),
    changes: [...history.changesOf(`user/${user.id}`)],
  };
}

type Deletion = ReturnType<DeletionRequests['all']>[number];

function deletionOf(dependencies: UserDependencies, { uid, askedAt, askedBy, ended }: Deletion): ListedDeletionDto {
  const { people, directory } = dependencies;
  const user = directory.find(uid);
  const { firstName, lastName, email } = user?.person ?? {};
  return {
    id: `${uid}/${askedAt}`,
    userId: people.idOf(uid),
    accountGone: user === undefined,
    ...(firstName !== undefined && lastName !== undefined && { firstName, lastName }),
    ...(email !== undefined && { emailAddress: email }),
    requestedAt: new Date(askedAt).toISOString(),
    requestedByUserId: people.idOf(askedBy),
    ...(directory.find(askedBy) && { requestedByName: directory.nameOf(people.idOf(askedBy)) }),
    ...(ended === undefined && user && { duties: dependingOn(dependencies, user) }),
    state: ended?.state ?? 'open',
    ...(ended && { endedAt: new Date(ended.at).toISOString() }),
    ...(ended && ended.by !== null && { endedByUserId: ended.by, endedByName: directory.nameOf(ended.by) }),
  };
}

const dependingOn = ({ people, care }: UserDependencies, user: User): Required<DutiesDto> =>
  user.kind === 'patient' ? openWithPatient(care, user.person.patientId) : dutiesOf(care, people.identitiesOf(user.id));

/** Refuses with 409 `HandOverFirst` to end a user's work as a therapist while something depends on them. */
function demandHandedOver({ people, changes, care }: UserDependencies, user: User, wanted: readonly Right[]): void {
  const kept = new Set(scopesOfRights(wanted));
  if (scopesOfRights(changes.rightsOf(user.id)).every(scope => !isOfCare(scope) || kept.has(scope))) return;
  const verdict = handOverFirst(dutiesOf(care, people.identitiesOf(user.id)));
  if (!verdict.mayEnd) throw new BackendError(409, 'HandOverFirst', [...verdict.first, ...verdict.unknown].join(', '));
}

/** Creates a person once. Repeating the id returns the same person, and refuses different data. */
function create(
  { people, directory, history, joining, sendEmail, origin, clock }: UserDependencies,
  { caller, requestId }: Call,
  body: {
    readonly id: string;
    readonly emailAddress: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly accessCode: string;
    readonly reason?: string;
  },
  multiRegion: string | undefined,
): string {
  const email = storedAddress(body.emailAddress);
  const id = `user-${body.id}`;
  if (addressFault(email) !== undefined) throw new BackendError(400, 'InvalidAddress', 'This is no email address.');
  const [firstName, lastName] = [readName(body.firstName, 'name'), readName(body.lastName, 'name')];
  const known = people.registered(id);
  const wanted = { email, firstName, lastName, accessCode: body.accessCode.trim().toUpperCase() };
  if (known && isSamePerson(known, wanted)) return id;
  if (known) throw new BackendError(409, 'ConflictError', 'The id belongs to a person with other details.');
  if (directory.find(email)) throw new BackendError(409, 'EmailTaken', 'Someone has this address already.');
  const code = joining.codes.find(body.accessCode);
  if (!code && multiRegion === 'true' && joining.otherRegion.codes.has(body.accessCode.trim().toUpperCase()))
    throw new BackendError(409, 'OtherRegion', joining.otherRegion.url);
  const { organisation, code: accessCode } = join(joining, code, id);
  people.create({ id, email, firstName, lastName, organisation, accessCode, registeredAt: clock.now() });
  history.add(`user/${id}`, { uid: caller.uid, requestId }, ['The person was created.'], (body.reason ?? '').trim());
  const address = `${origin()}/authentication/login?email=${encodeURIComponent(email)}`;
  const text = `You have been given an account. Choose a password to begin: ${address}`;
  sendEmail(email, 'Choose your password', text);
  return id;
}

/** As they were created, regardless of later changes. */
const isSamePerson = (one: RegisteredPerson, other: Pick<RegisteredPerson, (typeof CREATED_WITH)[number]>): boolean =>
  CREATED_WITH.every(field => one[field] === other[field]);

const CREATED_WITH = ['email', 'firstName', 'lastName', 'accessCode'] as const;
