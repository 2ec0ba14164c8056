import { legalParameters, type LegalAddress } from '@/domain/legal/legalParameters';
import type { LegalDocument } from '@/domain/legal/LegalDocument';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Languages } from '../kernel/ports/Languages';
import type { LegalArchive } from './ports/LegalArchive';

const FALLBACK = 'en';

export interface DisplayedDocument {
  readonly document: LegalDocument;
  /** The language that the text is written in, which may be the fallback. */
  readonly language: string;
  readonly markup: string;
  readonly anchor: string | null;
}

export type ReadLegalDocumentFailure =
  | { readonly kind: 'invalidParameter' }
  | { readonly kind: 'languageUnavailable'; readonly language: string }
  | { readonly kind: 'notRetrieved' };

/** Reads a legal document in the requested language, or in English if it does not exist in that language. */
export class ReadLegalDocument {
  constructor(
    private readonly archive: LegalArchive,
    private readonly languages: Languages,
  ) {}

  async execute(address: LegalAddress): Promise<Result<DisplayedDocument, ReadLegalDocumentFailure>> {
    const { document, language, anchor } = legalParameters(address);
    if (document === null) return fail({ kind: 'invalidParameter' });
    const spoken = await this.languages.speak(language);
    if (!spoken.ok) return fail({ kind: 'languageUnavailable', language });
    for (const tried of new Set([language, FALLBACK])) {
      const text = await this.archive.read(tried, document);
      if (text.ok) return ok({ document, language: tried, markup: text.value, anchor });
      if (text.failure.kind !== 'missing') break;
    }
    return fail({ kind: 'notRetrieved' });
  }
}
