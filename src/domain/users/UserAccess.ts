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

/** A scope that somebody holds, and the rights that it comes with, as the server says it. */
export interface EffectiveScope {
  readonly scope: string;
  readonly through: readonly string[];
}

/** A change of access, as the history has it. */
export interface AccessHistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byUserId?: string;
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

/** Whether somebody has a right: null for no, else the last day on which they have it, empty without an end. */
export type RightTerm = string | null;

export type RightTerms = Readonly<Record<RightName, RightTerm>>;

export function rightTermsOf({ groups, scopes, grants }: Pick<UserAccess, 'groups' | 'scopes' | 'grants'>): RightTerms {
  const held: readonly string[] = [...groups, ...scopes];
  const terms = RIGHT_NAMES.map(name => {
    const lastDay = grants.find(({ right }) => right === rightKey(rightNamed(name)))?.lastDay ?? '';
    return [name, held.includes(name) ? lastDay : null] as const;
  });
  return Object.fromEntries(terms) as Record<RightName, RightTerm>;
}

/** Scopes that were granted by themselves although a group carries them: no form names them, and they stay. */
export const otherScopesOf = ({ scopes }: Pick<UserAccess, 'scopes'>): readonly Scope[] =>
  scopes.filter(scope => !isRightName(scope));

/** What these rights and further scopes give. */
export const rightsOfTerms = (terms: RightTerms, others: readonly Scope[]): readonly Right[] => [
  ...RIGHT_NAMES.filter(name => terms[name] !== null).map(rightNamed),
  ...others.map((scope): Right => ({ kind: 'scope', scope })),
];
