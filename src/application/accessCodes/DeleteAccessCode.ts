import { useVersion, type AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AccessCodeGateway } from './ports/AccessCodeGateway';
import { conflictOf, type CodeActFailure } from './SetCodeEnabled';

/** Deletes a code permanently. Patients who joined with it stay. */
export class DeleteAccessCode {
  constructor(private readonly codes: Pick<AccessCodeGateway, 'read' | 'delete'>) {}

  /**
   * `read`: the code as shown. The call has no version, so the code is read before and after it, and it is not deleted
   * if it was changed or a patient joined with it since.
   */
  async execute(read: AccessCodeDetails, reason: string): Promise<Result<void, CodeActFailure>> {
    const conflict = await conflictOf(this.codes, read, useVersion);
    // Another user was faster: the code is gone as requested.
    if (conflict?.kind === 'notFound') return ok(undefined);
    if (conflict !== undefined) return fail(conflict);
    const deleted = await this.codes.delete(read, reason);
    if (!deleted.ok && deleted.failure.kind !== 'unreachable' && deleted.failure.kind !== 'notFound')
      return fail(deleted.failure);
    const now = await this.codes.read(read);
    if (now.ok) return fail({ kind: 'notDone', now: now.value });
    return now.failure.kind === 'notFound' ? ok(undefined) : fail({ kind: 'unconfirmed', why: now.failure });
  }
}
