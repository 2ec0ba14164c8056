import type { BulkOfRow, BulkReading, BulkFailure } from '@/application/kernel/bulk/BulkAction';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { UserAccess } from '@/domain/users/UserAccess';
import type { RightsChange } from '../ports/RightsGateway';
import type { UserBulkDependencies } from './UserBulkDependencies';
import { toUserBulkFailure } from './readPerson';

/** Maximum readings of permissions that a colleague changes at the same time. */
const MOST_READINGS = 5;

interface ChangeOfRow {
  readonly item: { readonly userId: string | null; readonly reason: string };
  readonly bulk: BulkOfRow;
  /** Version read by the dry run. */
  readonly version: string | null;
  readonly versionOf: (access: Versioned<UserAccess>) => string | null;
  readonly changeOf: (access: UserAccess) => Omit<RightsChange, 'reason' | 'bulk'>;
}

/**
 * Replaces all permissions of a user with those after one change, guarded by their version. Other permissions may have
 * changed since the dry run and stay as they are now.
 */
export async function changeRights(
  { users, rights, recentSignIn }: UserBulkDependencies,
  { item, version, bulk, versionOf, changeOf }: ChangeOfRow,
): Promise<Result<BulkReading | undefined, BulkFailure>> {
  const userId = item.userId ?? '';
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const found = await users.access(userId);
    if (!found.ok) return fail(toUserBulkFailure(found.failure));
    const { value: access, etag } = found.value;
    if (versionOf(found.value) !== version) return fail({ kind: 'refused', reason: 'changedSince' });
    // The call replaces all permissions, so an unreadable one would be removed.
    if (access.unreadable > 0) return fail({ kind: 'refused', reason: 'unreadable' });
    const change = { ...changeOf(access), reason: item.reason, bulk };
    const answer = await recentSignIn.execute(() => rights.changeRights(userId, change, etag));
    if (answer.ok) return ok({ judged: 'already', version: versionOf(answer.value), before: {} });
    if (answer.failure.kind !== 'changedMeanwhile') return fail(toUserBulkFailure(answer.failure));
  }
  return fail({ kind: 'refused', reason: 'changedSince' });
}
