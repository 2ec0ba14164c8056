import type { LegalDocument } from './LegalDocument';

const documents: readonly LegalDocument[] = ['eula', 'privacy-policy', 'collection-statement'];
const DEFAULT_LANGUAGE = 'en';
/** Longer codes and anchors than these are no codes and no anchors. */
const LANGUAGE_LENGTH = 20;
const ANCHOR_LENGTH = 100;

/** What the address of a legal page says; null where it says nothing. */
export interface LegalAddress {
  readonly doc: string;
  readonly lang: string | null;
  readonly goto: string | null;
}

export interface LegalRequest {
  /** Null for a document that there is not. */
  readonly document: LegalDocument | null;
  readonly language: string;
  /** The id of the heading to scroll to. */
  readonly anchor: string | null;
}

/**
 * A legal page shows eula, privacy-policy or collection-statement and nothing else. Its language code is in small
 * letters with everything but the letters a to z and underscores removed, at most 20 of them, and en when nothing
 * is left. What it scrolls to is a name of letters, digits, full stops, hyphens and underscores, at most 100 of
 * them; any other name is left out. (D1 §2 External shell, D1 §5)
 */
export function legalParameters({ doc, lang, goto }: LegalAddress): LegalRequest {
  const language = (lang ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z_]/g, '')
    .slice(0, LANGUAGE_LENGTH);
  return {
    document: documents.find(known => known === doc) ?? null,
    language: /[a-z]/.test(language) ? language : DEFAULT_LANGUAGE,
    anchor: goto !== null && goto.length <= ANCHOR_LENGTH && /^[\w.-]+$/.test(goto) ? goto : null,
  };
}
