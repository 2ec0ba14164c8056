import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import {
  SINGLE_SCOPE,
  type ChangeGroupsFailure,
  type GroupChange,
  type UserFilter,
  type UserGateway,
  type UserListPage,
} from '@/application/users/ports/UserGateway';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { GivenRight, ListedUser } from '@/domain/users/ListedUser';
import {
  otherScopesOf,
  rightExpiriesOf,
  rightsOfExpiries,
  type RightExpiries,
  type UserAccess,
} from '@/domain/users/UserAccess';
import {
  isRightName,
  RIGHT_NAMES,
  rightKey,
  scopesOfRight,
  scopesOfRights,
  USER_GROUPS,
} from '@/domain/users/UserGroup';
import { PlannedFailures } from '../kernel/PlannedFailures';

type Call = keyof UserGateway;
interface Stored {
  readonly access: UserAccess;
  readonly version: number;
}

/** People in memory, sorted by address. */
export class FakeUserGateway implements UserGateway {
  readonly planned = new PlannedFailures<Call, ChangeGroupsFailure>();
  /** The changes in order of arrival. */
  readonly changes: GroupChange[] = [];
  private readonly people = new Map<string, Stored>();
  private lastBeforeSilence: Call | undefined;
  private unreadable = 0;
  /** Number of a group's members who have an account; undefined if the server does not report it. */
  reachable: number | undefined;

  /** `rows`: rows per page, few so that tests have several pages. */
  constructor(private readonly rows = 3) {}

  add(
    id: string,
    expiries: Partial<RightExpiries> = {},
    more: Partial<Omit<UserAccess, 'user'>> & { readonly user?: Partial<ListedUser> } = {},
  ): this {
    const blank = Object.fromEntries(RIGHT_NAMES.map(name => [name, null])) as unknown as RightExpiries;
    const user: ListedUser = {
      ...{
        id,
        emailAddress: `${id}@staff.example`,
        firstName: id,
        lastName: 'Example',
        kind: 'staff',
        state: 'active',
      },
      ...{ grants: [], lastSignInAt: 1_780_272_000_000, organisation: { id: 'north', name: 'North Board' } },
      ...more.user,
    };
    const access: UserAccess = {
      ...{ groups: [], scopes: [], grants: [], effective: [], changes: [], unreadable: 0 },
      duties: { openChats: 0, patientsLed: 0, appointments: 0 },
      ...more,
      user,
    };
    this.people.set(id, {
      access: withExpiries(access, { ...blank, ...rightExpiriesOf(access), ...expiries }),
      version: 1,
    });
    return this;
  }

  /** Changes access as a colleague. */
  edit(id: string, expiries: Partial<RightExpiries>): void {
    const { access } = this.stored(id);
    this.put(id, withExpiries(access, { ...rightExpiriesOf(access), ...expiries }));
  }

  expiriesOf(id: string): RightExpiries {
    return rightExpiriesOf(this.stored(id).access);
  }

  has(id: string): boolean {
    return this.people.has(id);
  }

  accessOf(id: string): UserAccess {
    return this.stored(id).access;
  }

  /** The changes of another gateway of the same users. */
  store(id: string, access: UserAccess): Versioned<UserAccess> {
    return versioned(this.put(id, access));
  }

  etagOf(id: string): string {
    return versioned(this.stored(id)).etag;
  }

  /** Makes this number of rows of each page unreadable. */
  cannotRead(rows: number): void {
    this.unreadable = rows;
  }

  /** The next such call gets no answer, done or not, and neither does the read right after it. */
  loseAnswers(call: Call, { butDone = false } = {}): void {
    this.planned.failNext(call, { kind: 'unreachable' }, { butDone });
    this.lastBeforeSilence = call;
  }

  async list(filter: UserFilter, cursors: readonly string[]): Promise<Result<UserListPage, CallFailure>> {
    return this.carry('list', () => {
      const found = [...this.people.values()]
        .map(({ access }) => access)
        .filter(access => matches(access, filter))
        .map(({ user }) => user)
        .sort((one, other) => (one.emailAddress < other.emailAddress ? -1 : 1));
      const [after] = cursors;
      if (after !== undefined && !after.startsWith('after:')) return fail({ kind: 'refused' });
      const rest = found.filter(({ emailAddress }) => after === undefined || `after:${emailAddress}` > after);
      const users = rest.slice(0, this.rows);
      const last = users.at(-1);
      return ok({
        users,
        total: found.length + this.unreadable,
        reachable: this.reachable,
        cursors: users.length < rest.length && last !== undefined ? [`after:${last.emailAddress}`] : [],
        unreadable: this.unreadable,
      });
    });
  }

  async access(userId: string): Promise<Result<Versioned<UserAccess>, CallFailure>> {
    if (this.lastBeforeSilence !== undefined && this.planned.calls.at(-1) === this.lastBeforeSilence) {
      this.lastBeforeSilence = undefined;
      return fail({ kind: 'unreachable' });
    }
    return this.carry('access', () => {
      const found = this.people.get(userId) ?? this.byPatientId(userId);
      return found === undefined ? fail({ kind: 'notFound' }) : ok(versioned(found));
    });
  }

  async changeGroups(
    userId: string,
    change: GroupChange,
    etag: string,
  ): Promise<Result<Versioned<UserAccess>, ChangeGroupsFailure>> {
    return this.planned.carry<Versioned<UserAccess>>('changeGroups', () => {
      const found = this.people.get(userId);
      if (found === undefined) return fail({ kind: 'notFound' });
      if (versioned(found).etag !== etag) return fail({ kind: 'changedMeanwhile' });
      if (change.lastDays.some(({ lastDay }) => lastDay !== '' && lastDay < '2021-01-01'))
        return fail({ kind: 'invalidLastDay' });
      if (change.groups.length > 0 && found.access.user.kind === 'patient') return fail({ kind: 'isPatient' });
      this.changes.push(change);
      const before = rightExpiriesOf(found.access);
      const held: readonly string[] = [...change.groups, ...change.scopes];
      const wanted = RIGHT_NAMES.map(name => {
        const lastDay = change.lastDays.find(one => one.right === name)?.lastDay;
        return [name, held.includes(name) ? (lastDay ?? before[name] ?? '') : null] as const;
      });
      const sentence = `The groups are now ${change.groups.join(', ')}.`;
      const changed = { at: 1_780_272_000_000, byUserId: 'dana', byName: 'Dana', sentence, reason: change.reason };
      const after = withExpiries(found.access, Object.fromEntries(wanted) as unknown as RightExpiries);
      return ok(versioned(this.put(userId, { ...after, changes: [changed, ...after.changes] })));
    });
  }

  /** The changes of another call. */
  moved(patientId: string, organisation: OrganisationName): void {
    const found = this.byPatientId(patientId)?.access;
    if (found !== undefined) this.put(found.user.id, { ...found, user: { ...found.user, organisation } });
  }

  private byPatientId(patientId: string): Stored | undefined {
    return [...this.people.values()].find(({ access }) => access.user.patientId === patientId);
  }

  private stored(id: string): Stored {
    const found = this.people.get(id);
    if (found === undefined) throw new Error(`There is nobody with the id ${id}.`);
    return found;
  }

  private put(id: string, access: UserAccess): Stored {
    const next = { access, version: this.stored(id).version + 1 };
    this.people.set(id, next);
    return next;
  }

  /** A read can fail in fewer ways than a change. */
  private carry<T>(call: 'list' | 'access', act: () => Result<T, CallFailure>): Result<T, CallFailure> {
    return this.planned.carry(call, act) as Result<T, CallFailure>;
  }
}

const versioned = ({ access, version }: Stored): Versioned<UserAccess> => ({ value: access, etag: `"${version}"` });

function withExpiries(access: UserAccess, expiries: RightExpiries): UserAccess {
  const rights = rightsOfExpiries(expiries, otherScopesOf(access));
  const grants = rights.map((right): GivenRight => {
    const name = right.kind === 'group' ? right.group : right.scope;
    const lastDay = isRightName(name) ? expiries[name] : null;
    return { right: rightKey(right), ...(lastDay !== null && lastDay !== '' && { lastDay }) };
  });
  const effective = scopesOfRights(rights).map(scope => ({
    scope,
    through: rights.filter(right => scopesOfRight(right).includes(scope)).map(rightKey),
  }));
  const groups = USER_GROUPS.filter(group => expiries[group] !== null);
  const scopes = rights.flatMap(right => (right.kind === 'scope' ? right.scope : []));
  return { ...access, groups, scopes, grants, effective, user: { ...access.user, grants } };
}

function matches({ user, groups, scopes }: UserAccess, filter: UserFilter): boolean {
  const isIn = filter.groups.some(group => (group === SINGLE_SCOPE ? scopes.length > 0 : groups.includes(group)));
  return (
    user.emailAddress.startsWith(filter.emailAddress.trim().toLowerCase()) &&
    (filter.groups.length === 0 || isIn) &&
    (filter.accessCode.trim() === '' || user.accessCode === filter.accessCode.trim().toUpperCase())
  );
}
