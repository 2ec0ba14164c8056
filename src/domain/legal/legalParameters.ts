import type { LegalDocument } from './LegalDocument';

const documents: readonly LegalDocument[] = ['eula', 'privacy-policy', 'collection-statement'];
const DEFAULT_LANGUAGE = 'en';
/** Longer codes and anchors are invalid. */
const LANGUAGE_LENGTH = 20;
const ANCHOR_LENGTH = 100;

/** Parameters in the URL of a legal page; null if absent. */
export interface LegalAddress {
  readonly doc: string;
  readonly lang: string | null;
  readonly goto: string | null;
}

export interface LegalRequest {
  /** Null for an unknown document. */
  readonly document: LegalDocument | null;
  readonly language: string;
  /** The id of the heading to scroll to. */
  readonly anchor: string | null;
}

/**
 * A legal page shows only eula, privacy-policy or collection-statement. Its language code is lower-cased, reduced to
 * the letters a to z and underscores, at most 20 of them, and en if nothing is left. Its anchor has only letters,
 * digits, full stops, hyphens and underscores, at most 100 of them; any other anchor is ignored. (D1 §2 External shell,
 * D1 §5)
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
