import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccessCodeDetails, CodeName } from '@/domain/accessCodes/AccessCode';
import { accessCode } from '@/domain/accessCodes/accessCode.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import type { AccessCodeGateway } from './ports/AccessCodeGateway';
import { isBlank } from '@/domain/kernel/isBlank';

/** Loads one code by its text, of either generation. */
export class OpenAccessCode {
  constructor(private readonly codes: Pick<AccessCodeGateway, 'read'>) {}

  async execute({
    code: given,
    generation,
  }: Pick<CodeName, 'code'> & Partial<CodeName>): Promise<Result<AccessCodeDetails, CallFailure>> {
    // A URL may contain any text: no code has such a text, and some would lead to a different call.
    const code = pastedIdentifier(given);
    if (isBlank(code) || accessCode({ text: code }).kind === 'character') return fail({ kind: 'notFound' });
    const first = await this.codes.read({ code, generation: generation ?? 'v2' });
    const isOther = generation === undefined && !first.ok && first.failure.kind === 'notFound';
    return isOther ? this.codes.read({ code, generation: 'v1' }) : first;
  }
}
