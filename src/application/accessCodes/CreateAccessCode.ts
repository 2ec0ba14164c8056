import type { AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AccessCodeGateway, CreateCodeFailure, NewCode } from './ports/AccessCodeGateway';

/** Makes a code. A lost answer is cleared up by reading the code, so that none is made twice. */
export class CreateAccessCode {
  constructor(private readonly codes: Pick<AccessCodeGateway, 'create' | 'read'>) {}

  /** `wasSent`: an earlier call with the same code had no answer; what is there may be its outcome. */
  async execute(code: NewCode, wasSent: boolean): Promise<Result<AccessCodeDetails, CreateCodeFailure>> {
    const made = await this.codes.create(code);
    const isDoubtful =
      !made.ok && (made.failure.kind === 'unreachable' || (made.failure.kind === 'codeTaken' && wasSent));
    if (!made.ok && !isDoubtful) return made;
    const found = await this.codes.read({ code: code.code.trim().toUpperCase(), generation: code.generation });
    if (found.ok && isAsWanted(found.value, code)) return ok(found.value);
    if (!made.ok && made.failure.kind === 'codeTaken') return made;
    // Another organisation's code, or one with other seats: it was never this call's.
    if (found.ok) return fail({ kind: 'codeTaken' });
    return found.failure.kind === 'notFound' ? fail(made.ok ? found.failure : { kind: 'unreachable' }) : found;
  }
}

const isAsWanted = (found: AccessCodeDetails, { organisationId, seats, expiresAt }: NewCode): boolean =>
  found.organisation.id === organisationId && found.seats === seats && found.expiresAt === expiresAt;
