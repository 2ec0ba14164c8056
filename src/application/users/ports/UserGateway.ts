import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Scope } from '@/domain/kernel/Scope';
import type { Result } from '@/domain/kernel/Result';
import type { ListedUser } from '@/domain/users/ListedUser';
import type { UserAccess } from '@/domain/users/UserAccess';
import type { RightName, UserGroup } from '@/domain/users/UserGroup';

/** Finds people who hold a single scope that no group gave them. */
export const SINGLE_SCOPE = 'single-scope';

/** Which people a list has. What is empty lets everybody through. */
export interface UserFilter {
  /** The beginning of the address; letter case does not count. */
  readonly emailAddress: string;
  /** People in any of these. */
  readonly groups: readonly (UserGroup | typeof SINGLE_SCOPE)[];
  /** With which they joined; letter case does not count. */
  readonly accessCode: string;
}

export interface UserPage {
  /** In the order of their addresses. */
  readonly users: readonly ListedUser[];
  /** How many match on all pages. */
  readonly total: number;
  /** How many of them have an account, and so get emails about others; undefined where that is unknown. */
  readonly reachable?: number | undefined;
  /** What the next page is asked for with; empty at the end. */
  readonly cursors: readonly string[];
  /** Rows of this page that could not be read. */
  readonly unreadable: number;
}

export interface GroupChange {
  /** All groups that the person is in from now on. */
  readonly groups: readonly UserGroup[];
  /** All scopes that the person holds by themselves from now on. */
  readonly scopes: readonly Scope[];
  /** New last days, empty for no end; those of other rights stay as they are. */
  readonly lastDays: readonly { readonly right: RightName; readonly lastDay: string }[];
  readonly reason: string;
}

/** Why access is not changed; nothing was done. */
export type AccessRefusal =
  /** Only somebody who signed in a moment ago changes access. */
  | { readonly kind: 'recentLoginRequired' }
  | { readonly kind: 'selfChange' | 'isPatient' | 'isDisabled' | 'invalidLastDay' | 'handOverFirst' }
  /** Scopes that nobody else holds; empty where the server does not say which. */
  | { readonly kind: 'lastHolder'; readonly scopes: readonly Scope[] };

/** `changedMeanwhile`: the access is no longer what the caller read. */
export type ChangeGroupsFailure = CallFailure | AccessRefusal | { readonly kind: 'changedMeanwhile' };

export interface UserGateway {
  /** `cursors`: those of the page before, none for the first page. */
  list(filter: UserFilter, cursors: readonly string[]): Promise<Result<UserPage, CallFailure>>;
  access(userId: string): Promise<Result<Versioned<UserAccess>, CallFailure>>;
  /** Answers what is so afterwards. */
  changeGroups(
    userId: string,
    change: GroupChange,
    etag: string,
  ): Promise<Result<Versioned<UserAccess>, ChangeGroupsFailure>>;
}
