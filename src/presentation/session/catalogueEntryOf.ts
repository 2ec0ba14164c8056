import type { CatalogueRow } from './errorCatalogue';
import { sessionText } from './sessionText';
import type { DisplayedFailure } from './DisplayedFailure';

/** Returns the text for a failure, and where to show it. */
export function catalogueEntryOf<K extends string>(
  rows: Readonly<Record<K, CatalogueRow>>,
  failure: { readonly kind: K },
): DisplayedFailure {
  const { place, text, own } = rows[failure.kind];
  const message = own === true && 'message' in failure && typeof failure.message === 'string' ? failure.message : '';
  return { place, text: message === '' ? sessionText(text) : message };
}
