import type { BulkItem, BulkReading, BulkFailure } from '@/application/kernel/bulk/BulkAction';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { changeAuthor, type RecordedChange } from '@/domain/kernel/changeAuthor';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { GivenRight } from '@/domain/users/ListedUser';
import type { UserAccess } from '@/domain/users/UserAccess';
import { rightKey, type Right } from '@/domain/users/UserGroup';
import type { UserBulkDependencies } from './UserBulkDependencies';

/** Reasons for not changing a row, besides those of any bulk action. Stored on devices, so their names never change. */
export const USER_REASONS = [
  ...(['notFound', 'lookalike', 'neither', 'selfChange', 'isPatient', 'isDisabled', 'lastHolder'] as const),
  ...(['handOverFirst', 'otherTerms', 'unreadable', 'doneMeanwhile', 'invalidLastDay', 'unknownCode'] as const),
  ...(['noRight', 'seenOtherwise', 'notAllowed', 'refused'] as const),
] as const;

export type UserReason = (typeof USER_REASONS)[number];

export type Judged = BulkReading['judged'];
export type Read<B extends BulkItem> = Result<BulkReading<B>, BulkFailure>;

/** The known facts about a user who could not be read. */
type Nothing = Readonly<Record<string, never>>;

export const cannot = (reason: UserReason): Judged => ({ cannot: reason });

/** Reads the user of a row and judges the result; a row that names no one has a reason already. */
export async function readPerson<B extends BulkItem>(
  { users }: Pick<UserBulkDependencies, 'users'>,
  item: { readonly problem?: string | null; readonly userId: string | null },
  readingOf: (found: Versioned<UserAccess>) => Promise<Read<B>> | Read<B>,
): Promise<Read<B | Nothing>> {
  const { problem, userId } = item;
  if (typeof problem === 'string') return ok({ judged: { cannot: problem }, version: null, before: {} });
  const found = await users.access(String(userId));
  if (found.ok) return readingOf(found.value);
  return found.failure.kind === 'notFound'
    ? ok({ judged: cannot('notFound'), version: null, before: {} })
    : fail(toUserBulkFailure(found.failure));
}

/** Returns the reason against any change of this person; undefined for none. */
export function reasonAgainst(access: UserAccess, self: UserBulkDependencies['self']): Judged | undefined {
  const { id, emailAddress, kind, state } = access.user;
  const me = self();
  if (me?.uid === id || me?.email.toLowerCase() === emailAddress.toLowerCase()) return cannot('selfChange');
  return access.unreadable > 0 || kind === undefined || state === undefined ? cannot('unreadable') : undefined;
}

/** Returns all current permissions of a user. */
export const heldRights = ({ groups, scopes }: Pick<UserAccess, 'groups' | 'scopes'>): readonly Right[] => [
  ...groups.map((group): Right => ({ kind: 'group', group })),
  ...scopes.map((scope): Right => ({ kind: 'scope', scope })),
];

export const holdsRight = (access: UserAccess, right: Right): boolean =>
  heldRights(access).some(held => rightKey(held) === rightKey(right));

export const withoutRight = (access: UserAccess, right: Right): readonly Right[] =>
  heldRights(access).filter(held => rightKey(held) !== rightKey(right));

export const grantOf = ({ grants }: UserAccess, right: Right): GivenRight | undefined =>
  grants.find(grant => grant.right === rightKey(right));

/**
 * Returns the author of the state that a row requests; undefined if not requested or not present. `changes`: newest
 * first.
 */
export function authorIn(
  { judged }: Pick<BulkReading, 'judged'>,
  { self }: Pick<UserBulkDependencies, 'self'>,
  item: { readonly reason: string },
  { changes, sentSince }: { readonly changes: readonly RecordedChange[]; readonly sentSince: number | undefined },
): Pick<BulkReading, 'author'> {
  if (sentSince === undefined || judged !== 'already') return {};
  return { author: changeAuthor(changes, { uid: self()?.uid, reason: item.reason, since: sentSince }) };
}

interface Failure {
  readonly kind: string;
  readonly status?: number;
  readonly unreadable?: true;
}

/** The server accepts no further calls for now. */
const TOO_MANY_CALLS = 429;

export function toUserBulkFailure({ kind, status, unreadable }: Failure): BulkFailure {
  if (kind === 'unreachable' && status === TOO_MANY_CALLS) return { kind: 'busy' };
  if (kind === 'unreachable')
    return { kind, ...(status !== undefined && { status }), ...(unreadable && { unreadable }) };
  if (kind === 'sessionEnded' || kind === 'notAllowed' || kind === 'recentLoginRequired') return { kind };
  return { kind: 'refused', reason: kind === 'changedMeanwhile' ? 'changedSince' : kind };
}
