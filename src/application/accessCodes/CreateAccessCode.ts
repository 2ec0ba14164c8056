import type { AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import type { ActAuthorship } from '@/application/kernel/ActAuthorship';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import type { AccessCodeGateway, CreateCodeFailure, NewCode } from './ports/AccessCodeGateway';

/** The existing code, and the attempt that created it. */
export interface MadeCode {
  readonly made: AccessCodeDetails;
  readonly attempt: NewCode;
}

/** Creates a code. A lost answer is resolved by reading the code, so that none is created twice. */
export class CreateAccessCode {
  constructor(
    private readonly codes: Pick<AccessCodeGateway, 'create' | 'read'>,
    private readonly authorship: ActAuthorship,
  ) {}

  /**
   * `sent`: earlier attempts without an answer. If one of them with different content arrived, it is returned and no
   * other code is created.
   */
  async execute(code: NewCode, sent: readonly NewCode[] = []): Promise<Result<MadeCode, CreateCodeFailure>> {
    for (const attempt of sent.filter(one => !isSame(one, code))) {
      const made = await this.read(attempt);
      if (made.ok && isAsWanted(made.value, attempt)) return ok({ made: made.value, attempt });
      if (!made.ok && made.failure.kind !== 'notFound') return made;
    }
    const wasSent = sent.some(one => isSame(one, code));
    const authorOf = this.authorship.beforeAct(code.reason);
    const answer = await this.codes.create({ ...code, code: pastedIdentifier(code.code) });
    const { kind } = answer.ok ? { kind: 'made' } : answer.failure;
    if (!answer.ok && kind !== 'unreachable' && kind !== 'codeTaken') return answer;
    const found = await this.read(code);
    if (found.ok) {
      // The first entry names its creator.
      const author = authorOf(found.value.changes.slice(-1));
      const isOwn = author === 'self' || (author === 'unknown' && (kind !== 'codeTaken' || wasSent));
      const made = { made: found.value, attempt: code };
      return isOwn && isAsWanted(found.value, code) ? ok(made) : fail({ kind: 'codeTaken' });
    }
    // The text belongs to a deleted code or one of the other generation.
    if (kind === 'codeTaken' && found.failure.kind === 'notFound') return fail({ kind: 'codeTaken' });
    return found.failure.kind === 'notFound' && !answer.ok ? fail({ kind: 'unreachable' }) : found;
  }

  private read({ code, generation }: NewCode) {
    return this.codes.read({ code: asWritten(code), generation });
  }
}

const asWritten = (code: string): string => pastedIdentifier(code).toUpperCase();

const isSame = (one: NewCode, other: NewCode): boolean =>
  asWritten(one.code) === asWritten(other.code) &&
  one.organisationId === other.organisationId &&
  one.generation === other.generation &&
  one.seats === other.seats &&
  one.expiresAt === other.expiresAt;

const isAsWanted = (found: AccessCodeDetails, { organisationId, seats, expiresAt }: NewCode): boolean =>
  found.organisation.id === organisationId && found.seats === seats && found.expiresAt === expiresAt;
