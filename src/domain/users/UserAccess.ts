import type { TherapistDuties } from './handOverFirst.rule';
import type { GivenRight, ListedUser } from './ListedUser';
import { USER_GROUPS, type Right, type UserGroup } from './UserGroup';
import type { Scope } from '../kernel/Scope';

/** A scope that somebody holds, and the rights that it comes with, as the server says it. */
export interface EffectiveScope {
  readonly scope: string;
  readonly through: readonly string[];
}

/** A change of access, as the history has it. */
export interface AccessHistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byName: string;
  readonly sentence: string;
  readonly reason?: string;
  readonly requestId?: string;
}

/** What somebody was given, what follows from it, and how it came about. */
export interface UserAccess {
  readonly user: ListedUser;
  readonly groups: readonly UserGroup[];
  /** Scopes that were granted by themselves. */
  readonly scopes: readonly Scope[];
  /** Those in force, and those to come. */
  readonly grants: readonly GivenRight[];
  readonly effective: readonly EffectiveScope[];
  readonly duties: TherapistDuties;
  /** The newest, the newest first. */
  readonly changes: readonly AccessHistoryEntry[];
  /** Parts of the answer that could not be read, or that this build does not know. Such access is not changed. */
  readonly unreadable: number;
}

/** Whether somebody is in a group: null for no, else the last day on which they are, empty without an end. */
export type GroupTerm = string | null;

export type GroupTerms = Readonly<Record<UserGroup, GroupTerm>>;

export function groupTermsOf({ groups, grants }: Pick<UserAccess, 'groups' | 'grants'>): GroupTerms {
  const lastDayOf = (group: UserGroup): string => grants.find(({ right }) => right === `group:${group}`)?.lastDay ?? '';
  const terms = USER_GROUPS.map(group => [group, groups.includes(group) ? lastDayOf(group) : null] as const);
  return Object.fromEntries(terms) as Record<UserGroup, GroupTerm>;
}

/** What these groups and single scopes give. */
export const rightsOfTerms = (terms: GroupTerms, scopes: readonly Scope[]): readonly Right[] => [
  ...groupsOfTerms(terms).map((group): Right => ({ kind: 'group', group })),
  ...scopes.map((scope): Right => ({ kind: 'scope', scope })),
];

export const groupsOfTerms = (terms: GroupTerms): readonly UserGroup[] =>
  USER_GROUPS.filter(group => terms[group] !== null);
