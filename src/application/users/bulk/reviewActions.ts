import type { BulkAction, BulkItem } from '@/application/kernel/bulk/BulkAction';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PROTECTED_SCOPES } from '@/domain/users/accessChange.rule';
import { handOverFirst } from '@/domain/users/handOverFirst.rule';
import type { GivenRight } from '@/domain/users/ListedUser';
import type { UserAccess } from '@/domain/users/UserAccess';
import { GROUPS_OF_SCOPE, rightKey, rightOfKey, scopesOfRight, type Right } from '@/domain/users/UserGroup';
import type { Scope } from '@/domain/kernel/Scope';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { SINGLE_SCOPE, type UserGateway } from '../ports/UserGateway';
import type { RightsChange } from '../ports/RightsGateway';
import { changeRights } from './changeRights';
import type { UserBulkDependencies } from './UserBulkDependencies';
import {
  authorIn,
  cannot,
  grantOf,
  heldRights,
  holdsRight,
  readPerson,
  reasonAgainst,
  toUserBulkFailure,
  withoutRight,
  type Judged,
} from './readPerson';

/** Kinds of bulk actions of a review; they are stored on devices and never change. */
export const REVIEW_ACTIONS = ['users.confirmRight', 'users.endRight', 'users.limitRight'] as const;

export type ReviewActionKind = (typeof REVIEW_ACTIONS)[number];

/** One permission of one user. */
export interface ReviewItem extends BulkItem {
  readonly userId: string;
  readonly emailAddress: string;
  /** Key of the permission. */
  readonly right: string;
  /** The new last day; null if none is set. */
  readonly lastDay: string | null;
  /** Time of the last confirmation in the list; null for never. */
  readonly confirmedAt: number | null;
  /**
   * The grant time and the last day from the list; null where it had none. Absent in rows that an earlier version
   * stored.
   */
  readonly from?: number | null;
  readonly heldUntil?: string | null;
  readonly reason: string;
}

interface Act {
  /** Undefined if this rule allows it. */
  readonly judge: (access: UserAccess, right: Right, item: ReviewItem) => Judged | undefined;
  readonly changeOf: (access: UserAccess, right: Right, item: ReviewItem) => Omit<RightsChange, 'reason'>;
  /** The user no longer holds it without an end. */
  readonly isEnding: boolean;
}

export function reviewActions(
  dependencies: UserBulkDependencies,
): Readonly<Record<ReviewActionKind, BulkAction<ReviewItem>>> {
  return {
    'users.confirmRight': onRights(dependencies, 'users.confirmRight', {
      isEnding: false,
      judge: (access, right, { confirmedAt }) => {
        const grant = grantOf(access, right);
        if (grant === undefined || !holdsRight(access, right)) return cannot('noRight');
        return (grant.confirmedAt ?? null) === confirmedAt ? undefined : 'already';
      },
      changeOf: (access, right) => ({ rights: heldRights(access), lastDays: [], confirmed: [right] }),
    }),
    'users.endRight': onRights(dependencies, 'users.endRight', {
      isEnding: true,
      judge: (access, right) => {
        if (!holdsRight(access, right)) return 'already';
        const isTherapist = rightKey(right) === 'group:therapist';
        return isTherapist && !handOverFirst(access.duties).mayEnd ? cannot('handOverFirst') : undefined;
      },
      changeOf: (access, right) => ({ rights: withoutRight(access, right), lastDays: [], confirmed: [] }),
    }),
    'users.limitRight': onRights(dependencies, 'users.limitRight', {
      isEnding: true,
      judge: (access, right, item) => {
        if (!holdsRight(access, right)) return cannot('noRight');
        return grantOf(access, right)?.lastDay === (item.lastDay ?? '') ? 'already' : undefined;
      },
      changeOf: (access, right, item) => ({
        rights: heldRights(access),
        lastDays: [{ right, lastDay: item.lastDay ?? '' }],
        confirmed: [],
      }),
    }),
  };
}

function onRights(
  dependencies: UserBulkDependencies,
  kind: ReviewActionKind,
  { judge, changeOf, isEnding }: Act,
): BulkAction<ReviewItem> {
  const versionIn = (right: Right) => (access: Versioned<UserAccess>) => versionOf(access.value, right);
  return {
    kind,
    keyOf: ({ emailAddress, right }) => `${emailAddress} · ${right.replace(/^[a-z]+:/, '')}`,
    isGuarded: () => true,
    read: (item, sentSince) =>
      readPerson(dependencies, item, async ({ value: access }) => {
        const right = rightOfKey(item.right);
        const { firstName, lastName } = access.user;
        const name = `${firstName} ${lastName}`.trim();
        if (right === undefined) return ok({ judged: cannot('unreadable'), version: null, before: { name } });
        const isTherapist = rightKey(right) === 'group:therapist';
        const before = { name, ...(isEnding && isTherapist && access.duties) };
        const version = versionOf(access, right);
        const judged =
          reasonAgainst(access, dependencies.self) ??
          judge(access, right, item) ??
          reasonAgainstSeen(access, right, item);
        if (judged !== undefined || !isEnding) {
          const author = authorIn({ judged: judged ?? 'do' }, dependencies, item, {
            changes: access.changes,
            sentSince,
          });
          return ok({ judged: judged ?? 'do', version, before, ...author });
        }
        const last = await isLastHolder(dependencies.users, access, right);
        return last.ok
          ? ok({ judged: last.value ? cannot('lastHolder') : 'do', version, before })
          : fail(toUserBulkFailure(last.failure));
      }),
    change: async (item, version, bulk) => {
      const right = rightOfKey(item.right);
      if (right === undefined) return fail({ kind: 'refused', reason: 'unreadable' });
      const change = (access: UserAccess) => changeOf(access, right, item);
      return changeRights(dependencies, { item, version, bulk, versionOf: versionIn(right), changeOf: change });
    },
  };
}

/** A right that was granted again, or got another last day, is not the one that was reviewed. */
function reasonAgainstSeen(
  access: UserAccess,
  right: Right,
  { from: seenFrom, heldUntil }: ReviewItem,
): Judged | undefined {
  if (seenFrom === undefined || heldUntil === undefined) return undefined;
  const { from = null, lastDay = null } = grantOf(access, right) ?? {};
  return from === seenFrom && lastDay === heldUntil ? undefined : cannot('seenOtherwise');
}

/** Changes with every change of this permission, but not with its use; null if not held. */
function versionOf(access: UserAccess, right: Right): string | null {
  const grant = holdsRight(access, right) ? grantOf(access, right) : undefined;
  if (grant === undefined) return null;
  const { from, lastDay, byName, reason, confirmedAt } = grant;
  return JSON.stringify([from, lastDay, byName, reason, confirmedAt]);
}

const isEndless = ({ lastDay }: GivenRight): boolean => lastDay === undefined;

const carries = (grant: GivenRight, scope: Scope): boolean => {
  const right = rightOfKey(grant.right);
  return right !== undefined && isEndless(grant) && scopesOfRight(right).includes(scope);
};

/** True if no other user able to sign in would hold a scope required to grant access. */
async function isLastHolder(
  users: Pick<UserGateway, 'list'>,
  { user, grants }: UserAccess,
  right: Right,
): Promise<Result<boolean, CallFailure>> {
  const key = rightKey(right);
  const own = grants.filter(grant => grant.right !== key);
  const isHeldForGood = grants.some(grant => grant.right === key && isEndless(grant));
  const ending = PROTECTED_SCOPES.filter(
    scope => isHeldForGood && scopesOfRight(right).includes(scope) && !own.some(grant => carries(grant, scope)),
  );
  let missing: readonly Scope[] = ending;
  let cursors: readonly string[] = [];
  const groups = [...new Set(ending.flatMap(scope => GROUPS_OF_SCOPE[scope])), SINGLE_SCOPE] as const;
  while (missing.length > 0) {
    const page = await users.list({ emailAddress: '', groups, accessCode: '' }, cursors);
    if (!page.ok) return page;
    const others = page.value.users.filter(
      ({ id, state }) => id !== user.id && state !== 'disabled' && state !== 'noSecondFactor',
    );
    missing = missing.filter(scope => !others.some(other => other.grants.some(grant => carries(grant, scope))));
    // The unreadable row may belong to another holder.
    if (missing.length > 0 && page.value.unreadable > 0) return fail({ kind: 'unreachable', unreadable: true });
    if (page.value.cursors.length === 0 || page.value.cursors.join() === cursors.join()) break;
    cursors = page.value.cursors;
  }
  return ok(missing.length > 0);
}
