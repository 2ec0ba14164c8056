import type { LegalDocument } from '@/domain/legal/LegalDocument';
import type { Result } from '@/domain/kernel/Result';

/** `missing`: there is no such document in that language. `unreachable`: not known. */
export type LegalFailure = { readonly kind: 'missing' } | { readonly kind: 'unreachable' };

/** The published texts. */
export interface LegalArchive {
  /** The text as unchecked markup, which has to be sanitised before it is shown. */
  read(language: string, document: LegalDocument): Promise<Result<string, LegalFailure>>;
}
