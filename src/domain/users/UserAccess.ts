import type { TherapistDuties } from './handOverFirst.rule';
import type { GivenRight, ListedUser } from './ListedUser';
import {
  isRightName,
  RIGHT_NAMES,
  rightKey,
  rightNamed,
  type Right,
  type RightName,
  type UserGroup,
} from './UserGroup';
import type { Scope } from '../kernel/Scope';

/** A scope that a person holds, with the permissions that contain it, according to the server. */
export interface EffectiveScope {
  readonly scope: string;
  readonly through: readonly string[];
}

export interface AccessHistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byUserId?: string;
  readonly byName: string;
  readonly sentence: string;
  readonly reason?: string;
  readonly requestId?: string;
}

/** A person's grants, the resulting scopes, and their history. */
export interface UserAccess {
  readonly user: ListedUser;
  readonly groups: readonly UserGroup[];
  /** Single scopes that were granted directly. */
  readonly scopes: readonly Scope[];
  /** Current and future grants. */
  readonly grants: readonly GivenRight[];
  readonly effective: readonly EffectiveScope[];
  readonly duties: TherapistDuties;
  /** The newest changes, newest first. */
  readonly changes: readonly AccessHistoryEntry[];
  /** Parts of the answer that are unreadable or unknown to this build. Such access is not changed. */
  readonly unreadable: number;
}

/** Last day of a permission, empty without an end; null if not held. */
export type RightExpiry = string | null;

export type RightExpiries = Readonly<Record<RightName, RightExpiry>>;

export function rightExpiriesOf({
  groups,
  scopes,
  grants,
}: Pick<UserAccess, 'groups' | 'scopes' | 'grants'>): RightExpiries {
  const held: readonly string[] = [...groups, ...scopes];
  const expiries = RIGHT_NAMES.map(name => {
    const lastDay = grants.find(({ right }) => right === rightKey(rightNamed(name)))?.lastDay ?? '';
    return [name, held.includes(name) ? lastDay : null] as const;
  });
  return Object.fromEntries(expiries) as Record<RightName, RightExpiry>;
}

/** Directly granted scopes that also belong to a group; no form shows them, and they are kept. */
export const otherScopesOf = ({ scopes }: Pick<UserAccess, 'scopes'>): readonly Scope[] =>
  scopes.filter(scope => !isRightName(scope));

/** Combines these permissions with further scopes. */
export const rightsOfExpiries = (expiries: RightExpiries, others: readonly Scope[]): readonly Right[] => [
  ...RIGHT_NAMES.filter(name => expiries[name] !== null).map(rightNamed),
  ...others.map((scope): Right => ({ kind: 'scope', scope })),
];
