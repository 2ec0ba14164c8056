import type { LegalArchive, LegalFailure } from '@/application/legal/ports/LegalArchive';
import type { LegalDocument } from '@/domain/legal/LegalDocument';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export class FakeLegalArchive implements LegalArchive {
  /** `language/document` → markup. */
  readonly published = new Map<string, string>();
  /** Languages whose documents are unreachable now. */
  readonly unreachable = new Set<string>();
  readonly asked: string[] = [];

  async read(language: string, document: LegalDocument): Promise<Result<string, LegalFailure>> {
    const name = `${language}/${document}`;
    this.asked.push(name);
    if (this.unreachable.has(language)) return fail({ kind: 'unreachable' });
    const markup = this.published.get(name);
    return markup === undefined ? fail({ kind: 'missing' }) : ok(markup);
  }
}
