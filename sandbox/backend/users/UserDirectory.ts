import { type Right, rightKey, scopesOfRight } from '@/domain/users/UserGroup';
import { userLimits } from '@/domain/users/userLimits';
import {
  type GrantDto,
  SINGLE_SCOPE_FILTER,
  type UserPageDto,
  type UserRowDto,
  type UsersQueryDto,
} from '@/infrastructure/http/users/userDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { IdentityPort } from '#sandbox/backend/kernel/IdentityPort';
import type { Members } from '#sandbox/backend/organisations/Members';
import type { StoredOrganisation } from '#sandbox/backend/organisations/StoredOrganisation';
import type { Organisations } from '#sandbox/backend/organisations/Organisations';
import { fullName } from '#sandbox/backend/people/fullName';
import type { KnownPerson, Patient } from '#sandbox/backend/people/KnownPerson';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { RegisteredPerson } from '#sandbox/backend/people/RegisteredPerson';
import type { MfaMethods } from '#sandbox/backend/session/MfaMethods';
import type { StoredGrant } from './AccessGrants';
import type { ScopeUse } from './ScopeUse';

export interface UserSources {
  readonly people: PeopleDirectory;
  readonly identity: Pick<IdentityPort, 'find'>;
  readonly methods: MfaMethods;
  readonly members: Members;
  readonly organisations: Organisations;
  readonly use: ScopeUse;
  readonly clock: { now(): number };
}

/** A person of the list, of any kind. */
export type User =
  | { readonly id: string; readonly kind: 'staff'; readonly person: Exclude<KnownPerson, Patient> }
  | { readonly id: string; readonly kind: 'patient'; readonly person: Patient }
  | { readonly id: string; readonly kind: 'registered'; readonly person: RegisteredPerson };

/** Ordered lists that the list of people joins; each has a separate cursor. */
const LISTS = ['staff', 'patient', 'registered'] as const;

/** Everybody who has an account or was created: staff, patients, and people who were granted nothing yet. */
export class UserDirectory {
  private seeded: readonly User[] | undefined;

  constructor(private readonly sources: UserSources) {}

  /** By id, identity id, id of the patient or, with an @, by address; undefined if there is no such person. */
  find(userIdOrEmail: string): User | undefined {
    const { people } = this.sources;
    if (userIdOrEmail.includes('@')) {
      const wanted = userIdOrEmail.trim().toLowerCase();
      return this.everybody().find(({ person }) => person.email === wanted);
    }
    const id = people.idOf(userIdOrEmail);
    const registered = people.registered(id);
    if (registered) return this.named({ id, kind: 'registered', person: registered });
    const person = people.find(id) ?? people.patient(id);
    if (person === undefined) return undefined;
    return person.role === 'patient' ? { id: person.uid, kind: 'patient', person } : { id, kind: 'staff', person };
  }

  /** Refuses with 404 `UserUnknown`. */
  get(userIdOrEmail: string): User {
    const found = this.find(userIdOrEmail);
    if (!found) throw new BackendError(404, 'UserUnknown', 'There is no such person.');
    return found;
  }

  page({
    limit = userLimits.pageSize,
    group,
    emailAddress,
    documentCursors = [],
    accessCode,
  }: UsersQueryDto): UserPageDto {
    const beginning = emailAddress?.trim().toLowerCase() ?? '';
    const found = this.everybody().filter(
      user =>
        user.person.email.startsWith(beginning) &&
        (group === undefined || group.some(wanted => this.isIn(user, wanted))) &&
        (accessCode === undefined || this.codeOf(user) === accessCode.trim().toUpperCase()),
    );
    const after = readCursors(documentCursors);
    const rest = found.filter(user => isAfter(user, after.get(user.kind)));
    const shown = rest.slice(0, limit);
    const cursors = LISTS.flatMap(list => {
      const last = shown.filter(({ kind }) => kind === list).at(-1);
      const cursor = last ? last.person.email : after.get(list);
      return cursor === undefined ? [] : [`${list}:${cursor}`];
    });
    return {
      users: shown.map(user => this.row(user)),
      documentCursors: shown.length < rest.length ? cursors : [],
      total: found.length,
      ...(group !== undefined && { reachable: found.filter(user => this.hasAccount(user)).length }),
    };
  }

  row(user: User): UserRowDto {
    const { id, person } = user;
    const organisation = this.sources.organisations.find(this.organisationOf(user));
    const code = this.codeOf(user);
    const signedInAt = this.lastSignInOf(user);
    return {
      userId: id,
      ...(user.kind === 'patient' && { patientId: user.person.patientId }),
      emailAddress: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      kind: this.kindOf(user),
      state: this.stateOf(user),
      grants: this.grantsOf(id).map(grant => this.grant(id, grant)),
      ...(organisation && { organisation: { id: organisation.id, name: organisation.name } }),
      ...(code !== undefined && { accessCode: code }),
      ...(signedInAt !== undefined && { lastSignInAt: new Date(signedInAt).toISOString() }),
      getsEmails: this.hasAccount(user),
    };
  }

  grant(id: string, { right, from, lastDay, by, reason, confirmedAt }: StoredGrant): GrantDto {
    const usedAt = this.sources.use.lastOf(id, scopesOfRight(right), from * 1000);
    return {
      right: rightKey(right),
      ...(from > 0 && { from: new Date(from * 1000).toISOString() }),
      ...(lastDay !== null && { lastDay }),
      ...(by !== null && { byUserId: by, byName: this.nameOf(by) }),
      ...(reason !== '' && { reason }),
      ...(confirmedAt !== null && { confirmedAt: new Date(confirmedAt * 1000).toISOString() }),
      ...(usedAt !== undefined && { usedAt: usedAt === null ? null : new Date(usedAt).toISOString() }),
    };
  }

  kindOf({ id, kind }: User): 'staff' | 'newcomer' | 'patient' {
    if (kind !== 'registered') return kind;
    return this.sources.people.access.scopesOf(id).length > 0 ? 'staff' : 'newcomer';
  }

  isDisabled({ person }: User): boolean {
    return 'disabled' in person && person.disabled === true;
  }

  /** No one signs in without a second factor, whatever their rights. */
  hasSecondFactor(user: User): boolean {
    const { people, methods } = this.sources;
    if (user.kind === 'registered' && user.person.hasSecondFactor === true) return true;
    return people.identitiesOf(user.id).some(uid => methods.methodsOf(uid).length > 0);
  }

  /** True if the identity provider has an account, so that emails are read. */
  hasAccount({ id }: User): boolean {
    return this.sources.people.identitiesOf(id).some(uid => this.sources.identity.find(uid) !== undefined);
  }

  organisationOf(user: User): string {
    const { members, organisations } = this.sources;
    const seeded = user.kind === 'registered' ? user.person.organisation : organisations.root;
    return members.membershipOf(memberKey(user))?.organisation ?? seeded;
  }

  /** Organisations that people of the list belong to, in the order of their names. */
  organisationsWithPeople(): readonly StoredOrganisation[] {
    const ids = new Set(this.everybody().map(user => this.organisationOf(user)));
    return [...ids]
      .flatMap(id => this.sources.organisations.find(id) ?? [])
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  nameOf(id: string): string {
    const person = this.find(id)?.person;
    return person ? fullName(person) : id;
  }

  /** Everybody who was granted something that has not ended. */
  holders(): readonly User[] {
    return this.everybody().filter(({ kind, id }) => kind !== 'patient' && this.grantsOf(id).length > 0);
  }

  private grantsOf(id: string): readonly StoredGrant[] {
    const now = Math.floor(this.sources.clock.now() / 1000);
    return this.sources.people.access.accessOf(id).grants.filter(({ until }) => until === null || now < until);
  }

  private isIn({ id }: User, wanted: string): boolean {
    const { rights } = this.sources.people.access.rightsOf(id);
    return rights.some((right: Right) =>
      right.kind === 'group' ? right.group === wanted : wanted === SINGLE_SCOPE_FILTER,
    );
  }

  codeOf(user: User): string | undefined {
    const member = this.sources.members.membershipOf(memberKey(user));
    if (member) return member.code;
    return user.kind === 'registered' ? user.person.accessCode : undefined;
  }

  /** Milliseconds since 1970; undefined for never. */
  lastSignInOf(user: User): number | undefined {
    const signIns = this.sources.people
      .identitiesOf(user.id)
      .flatMap(uid => this.sources.identity.find(uid)?.lastSignInAt ?? []);
    const seeded = user.kind === 'registered' ? (user.person.lastSignInAt ?? []) : [];
    const times = signIns.concat(seeded);
    return times.length === 0 ? undefined : Math.max(...times);
  }

  private stateOf(user: User): 'active' | 'disabled' | 'noSecondFactor' | 'neverSignedIn' {
    if (this.isDisabled(user)) return 'disabled';
    if (this.lastSignInOf(user) === undefined) return 'neverSignedIn';
    return user.kind === 'patient' || this.hasSecondFactor(user) ? 'active' : 'noSecondFactor';
  }

  /** With the address and the names that they have now. */
  private named(user: User): User {
    const { person } = user;
    const {
      email = person.email,
      firstName = person.firstName,
      lastName = person.lastName,
    } = this.sources.people.detailsOf(user.id);
    return { ...user, person: { ...person, email, firstName, lastName } } as User;
  }

  /** In the order of their addresses. */
  everybody(): readonly User[] {
    const { people } = this.sources;
    this.seeded ??= people
      .seededPeople()
      .map((person): User =>
        person.role === 'patient'
          ? { id: person.uid, kind: 'patient', person }
          : { id: person.uid, kind: 'staff', person },
      )
      .concat([...people.seededRegistered()].map(person => ({ id: person.id, kind: 'registered', person })))
      .sort(byEmail);
    const created = [...people.createdPeople()].map((person): User => ({ id: person.id, kind: 'registered', person }));
    const changed = new Set(people.peopleWithDetails());
    const brought = people.importedPeople().map(({ id, kind, person }) => ({ id, kind, person }) as User);
    const there = this.seeded.some(({ id }) => people.isErased(id))
      ? this.seeded.filter(({ id }) => !people.isErased(id))
      : this.seeded;
    if (created.length + brought.length + changed.size === 0) return there;
    return [...there, ...created, ...brought]
      .map(user => (changed.has(user.id) ? this.named(user) : user))
      .sort(byEmail);
  }
}

/** The id under which a person's membership is stored. */
export const memberKey = (user: User): string => (user.kind === 'patient' ? user.person.patientId : user.id);

const byEmail = (one: User, other: User): number =>
  one.person.email < other.person.email ? -1 : one.person.email > other.person.email ? 1 : 0;

function isAfter({ person }: User, cursor: string | undefined): boolean {
  return cursor === undefined || person.email > cursor;
}

/** Refuses with 400 `InvalidCursor` what no page has given. */
function readCursors(cursors: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    cursors.map(cursor => {
      const [, list = '', email = ''] = /^(staff|patient|registered):(.+)$/.exec(cursor) ?? [];
      if (list === '') throw new BackendError(400, 'InvalidCursor', 'No page has given this cursor.');
      return [list, email];
    }),
  );
}
