import type { LegalArchive, LegalFailure } from '@/application/legal/ports/LegalArchive';
import type { LegalDocument } from '@/domain/legal/LegalDocument';
import { fail, ok, type Result } from '@/domain/kernel/Result';

const TIME_LIMIT_MS = 20_000;
const NOT_FOUND = 404;

/** The static storage: `{base}/legal/{lang}/{doc}.html`, read as text; D1 §7. */
export class FetchLegalArchive implements LegalArchive {
  constructor(
    /** Without a trailing slash. */
    private readonly storageUrl: string,
  ) {}

  async read(language: string, document: LegalDocument): Promise<Result<string, LegalFailure>> {
    try {
      const url = `${this.storageUrl}/legal/${language}/${document}.html`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS), credentials: 'omit' });
      if (answer.ok) return ok(await answer.text());
      return fail({ kind: answer.status === NOT_FOUND ? 'missing' : 'unreachable' });
    } catch {
      return fail({ kind: 'unreachable' });
    }
  }
}
