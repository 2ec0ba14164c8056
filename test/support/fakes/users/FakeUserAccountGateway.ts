import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  ChangeAccessCodeFailure,
  AccessCodeFailure,
  CreateUserFailure,
  UserAccountGateway,
} from '@/application/users/ports/UserAccountGateway';
import type { ReadList } from '@/domain/kernel/ReadList';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import type { ListedUser } from '@/domain/users/ListedUser';
import type { NewUser } from '@/domain/users/NewUser';
import { PlannedFailures } from '../kernel/PlannedFailures';

interface Account {
  readonly user: ListedUser;
  readonly organisation: OrganisationName;
}

/** Accounts in memory; `codes` maps each access code to its organisation. */
export class FakeUserAccountGateway implements UserAccountGateway {
  readonly planned = new PlannedFailures<keyof UserAccountGateway, CreateUserFailure | ChangeAccessCodeFailure>();
  readonly accounts = new Map<string, Account>();
  /** The id of the calling user. */
  readonly self = 'self';
  /** The reasons for changes of access codes. */
  readonly reasons: string[] = [];
  /** Notified of a new account. */
  onCreated: (user: ListedUser) => void = () => undefined;

  constructor(
    readonly codes = new Map<string, OrganisationName>([
      ['NORTH-1', { id: 'north', name: 'North Board' }],
      ['SOUTH-1', { id: 'south', name: 'South Board' }],
    ]),
    private readonly above: OrganisationName = { id: 'root', name: 'The provider' },
  ) {}

  async create(id: string, user: NewUser): Promise<Result<string, CreateUserFailure>> {
    const created = this.planned.carry<string>('create', () => {
      const userId = `user-${id}`;
      const known = this.accounts.get(userId);
      const isSame = known !== undefined && CREATED_WITH.every(field => isSameText(known.user[field], user[field]));
      if (known !== undefined) return isSame ? ok(userId) : fail({ kind: 'idTaken' });
      if ([...this.accounts.values()].some(one => one.user.emailAddress === user.emailAddress))
        return fail({ kind: 'emailTaken' });
      const organisation = this.codes.get(user.accessCode.toUpperCase());
      if (organisation === undefined) return fail(unknownCode);
      const { emailAddress, firstName, lastName, accessCode } = user;
      const listed = { id: userId, emailAddress, firstName, lastName, accessCode: accessCode.toUpperCase() };
      const row: ListedUser = { ...listed, kind: 'newcomer', state: 'neverSignedIn', grants: [], organisation };
      this.accounts.set(userId, { user: row, organisation });
      this.onCreated(row);
      return ok(userId);
    });
    return created as Result<string, CreateUserFailure>;
  }

  async changeAccessCode(
    userId: string,
    accessCode: string,
    reason: string,
  ): Promise<Result<ListedUser, ChangeAccessCodeFailure>> {
    if (userId === this.self) return fail({ kind: 'selfChange' });
    const moved = this.planned.carry<ListedUser>('changeAccessCode', () => {
      const known = this.accounts.get(userId);
      if (known === undefined) return fail({ kind: 'notFound' });
      if (known.user.accessCode === accessCode.toUpperCase()) return ok(known.user);
      const organisation = this.codes.get(accessCode.toUpperCase());
      if (organisation === undefined) return fail(unknownCode);
      const user = { ...known.user, organisation, accessCode: accessCode.toUpperCase() };
      this.accounts.set(userId, { user, organisation });
      this.reasons.push(reason);
      return ok(user);
    });
    return moved as Result<ListedUser, ChangeAccessCodeFailure>;
  }

  async organisationsOf(userId: string): Promise<Result<readonly OrganisationName[], CallFailure>> {
    return this.read('organisationsOf', () => {
      const known = this.accounts.get(userId);
      return known === undefined ? fail({ kind: 'notFound' }) : ok([known.organisation, this.above]);
    });
  }

  async choosableOrganisations(): Promise<Result<ReadList<OrganisationName>, CallFailure>> {
    return this.read('choosableOrganisations', () => ok({ items: [...this.codes.values()], unreadable: 0 }));
  }

  /** A read can fail in fewer ways than an act. */
  private read<T>(
    call: 'organisationsOf' | 'choosableOrganisations',
    act: () => Result<T, CallFailure>,
  ): Result<T, CallFailure> {
    return this.planned.carry(call, act) as Result<T, CallFailure>;
  }
}

const unknownCode: AccessCodeFailure = { kind: 'codeRefused', refusal: 'CodeUnknown' };

const CREATED_WITH = ['emailAddress', 'firstName', 'lastName', 'accessCode'] as const;

const isSameText = (one: string | undefined, other: string): boolean => one?.toUpperCase() === other.toUpperCase();
