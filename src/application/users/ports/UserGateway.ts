import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Scope } from '@/domain/kernel/Scope';
import type { Result } from '@/domain/kernel/Result';
import type { ListedUser } from '@/domain/users/ListedUser';
import type { UserAccess } from '@/domain/users/UserAccess';
import type { RightName, UserGroup } from '@/domain/users/UserGroup';

/** Finds users with a scope granted outside a group. */
export const SINGLE_SCOPE = 'single-scope';

/** Filter of a user list. Empty parts match all users. */
export interface UserFilter {
  /** The beginning of the address; letter case does not count. */
  readonly emailAddress: string;
  /** People in any of these. */
  readonly groups: readonly (UserGroup | typeof SINGLE_SCOPE)[];
  /** Access code they joined with; letter case does not count. */
  readonly accessCode: string;
}

export interface UserListPage {
  /** In the order of their addresses. */
  readonly users: readonly ListedUser[];
  /** Number of matches on all pages. */
  readonly total: number;
  /** Number with an account, who receive emails about others; undefined if unknown. */
  readonly reachable?: number | undefined;
  /** Cursors of the next page; empty at the end. */
  readonly cursors: readonly string[];
  /** Rows of this page that could not be read. */
  readonly unreadable: number;
}

export interface GroupChange {
  /** All groups of the user from now on. */
  readonly groups: readonly UserGroup[];
  /** All single scopes of the user from now on. */
  readonly scopes: readonly Scope[];
  /** New last days, empty for no end; other last days stay unchanged. */
  readonly lastDays: readonly { readonly right: RightName; readonly lastDay: string }[];
  readonly reason: string;
}

/** Reasons for refusing a change of access; nothing was changed. */
export type AccessChangeFailure =
  /** A change of access needs a recent sign-in. */
  | { readonly kind: 'recentLoginRequired' }
  | { readonly kind: 'selfChange' | 'isPatient' | 'isDisabled' | 'invalidLastDay' | 'handOverFirst' }
  /** Scopes that no other user holds; empty if the server does not say which. */
  | { readonly kind: 'lastHolder'; readonly scopes: readonly Scope[] };

/** `changedMeanwhile`: the access has changed since the caller read it. */
export type ChangeGroupsFailure = CallFailure | AccessChangeFailure | { readonly kind: 'changedMeanwhile' };

export interface UserGateway {
  /** `cursors`: from the previous page; none for the first page. */
  list(filter: UserFilter, cursors: readonly string[]): Promise<Result<UserListPage, CallFailure>>;
  access(userId: string): Promise<Result<Versioned<UserAccess>, CallFailure>>;
  /** Returns the resulting access. */
  changeGroups(
    userId: string,
    change: GroupChange,
    etag: string,
  ): Promise<Result<Versioned<UserAccess>, ChangeGroupsFailure>>;
}
