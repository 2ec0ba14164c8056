import type { ActAuthorship } from '@/application/kernel/ActAuthorship';
import type { ReadList } from '@/domain/kernel/ReadList';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import type { AccessCode } from '@/domain/accessCodes/AccessCode';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import type { ListedUser } from '@/domain/users/ListedUser';
import type { AccessCodeGateway } from '../accessCodes/ports/AccessCodeGateway';
import type { ChangeAccessCodeFailure, UserAccountGateway } from './ports/UserAccountGateway';
import type { UserGateway } from './ports/UserGateway';

export interface OrganisationsOfUser {
  /** The organisation of the user and those above it, the user’s own first. */
  readonly path: readonly OrganisationName[];
  readonly choosable: ReadList<OrganisationName>;
}

/** Access codes for moving a user, if readable. */
export interface CodesToChoose {
  readonly codes: readonly AccessCode[];
  /** More codes exist, or some could not be read. */
  readonly isPart: boolean;
}

export interface Move {
  readonly accessCode: string;
  readonly reason: string;
  /** The organisation on the screen; undefined if unreadable, and then nothing is sent. */
  readonly seen: string | undefined;
}

/** `changedMeanwhile`: the user belongs to a different organisation than shown, and nothing was sent. */
export type MoveFailure = ChangeAccessCodeFailure | { readonly kind: 'changedMeanwhile' };

/** Asks the user to sign in again if a change requires it, then retries. */
interface RecentSignIn {
  execute<T, F extends { readonly kind: string }>(change: () => Promise<Result<T, F>>): Promise<Result<T, F>>;
}

/** Moves a user to another organisation, with one of its access codes. */
export class MoveUser {
  constructor(
    private readonly accounts: Pick<
      UserAccountGateway,
      'changeAccessCode' | 'organisationsOf' | 'choosableOrganisations'
    >,
    private readonly accessCodes: Pick<AccessCodeGateway, 'list'>,
    private readonly users: Pick<UserGateway, 'access'>,
    private readonly authorship: ActAuthorship,
    private readonly recentSignIn: RecentSignIn,
  ) {}

  async load(userId: string): Promise<Result<OrganisationsOfUser, CallFailure>> {
    const [path, choosable] = await Promise.all([
      this.accounts.organisationsOf(userId),
      this.accounts.choosableOrganisations(),
    ]);
    if (!path.ok) return path;
    return choosable.ok ? ok({ path: path.value, choosable: choosable.value }) : choosable;
  }

  /** The enabled codes of an organisation, of both generations. */
  async codesOf(organisationId: string): Promise<Result<CodesToChoose, CallFailure>> {
    const [newer, older] = await Promise.all([
      this.accessCodes.list(organisationId, 'v2'),
      this.accessCodes.list(organisationId, 'v1'),
    ]);
    if (!newer.ok) return newer;
    if (!older.ok) return older;
    const pages = [newer.value, older.value];
    return ok({
      codes: pages.flatMap(({ codes }) => codes.filter(({ enabled }) => enabled)),
      isPart: pages.some(({ next, unreadable }) => next !== undefined || unreadable > 0),
    });
  }

  /** The call has no version, so the user's organisation is read right before it. */
  async move(userId: string, { accessCode, reason, seen }: Move): Promise<Result<ListedUser, MoveFailure>> {
    const path = await this.accounts.organisationsOf(userId);
    if (!path.ok) return path;
    if (path.value[0]?.id !== seen) return this.movedMeanwhile(userId, accessCode, reason);
    return this.recentSignIn.execute(() =>
      this.accounts.changeAccessCode(userId, pastedIdentifier(accessCode), reason.trim()),
    );
  }

  /** Finds out from the history whether a colleague or an earlier attempt without an answer made the move. */
  private async movedMeanwhile(
    userId: string,
    accessCode: string,
    reason: string,
  ): Promise<Result<ListedUser, MoveFailure>> {
    const now = await this.users.access(userId);
    if (!now.ok) return now;
    const { user, changes } = now.value.value;
    const isThere = user.accessCode === pastedIdentifier(accessCode).toUpperCase();
    const [newest] = changes;
    const author = this.authorship.beforeAct(reason)(changes.slice(0, 1));
    // The earlier attempt may have been on another day.
    const isOwn = author === 'self' || (author === 'unknown' && newest?.reason === reason.trim());
    return isThere && isOwn ? ok(user) : fail({ kind: 'changedMeanwhile' });
  }
}
