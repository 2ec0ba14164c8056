import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccessCode } from '@/domain/accessCodes/AccessCode';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import { ok, type Result } from '@/domain/kernel/Result';
import type { AccessCodeGateway } from './ports/AccessCodeGateway';

/** Results for a search text. */
export interface CodeHits {
  /** The search term in capitals, without white space. */
  readonly term: string;
  readonly codes: readonly AccessCode[];
  /** Unreadable results. */
  readonly unreadable: number;
}

/** Finds codes of any organisation by how they begin. */
export class SearchAccessCodes {
  constructor(private readonly codes: Pick<AccessCodeGateway, 'search'>) {}

  /** White space alone finds nothing and makes no call. */
  async execute(text: string): Promise<Result<CodeHits, CallFailure>> {
    const term = pastedIdentifier(text).replace(/\s+/g, '').toUpperCase();
    if (term === '') return ok({ term, codes: [], unreadable: 0 });
    const answer = await this.codes.search(term);
    return answer.ok ? ok({ term, ...answer.value }) : answer;
  }
}
