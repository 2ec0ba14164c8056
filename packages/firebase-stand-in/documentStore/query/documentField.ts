import { parseFieldPath, readField } from '../paths/fieldPath';
import type { StoredDocument } from '../StoredDocument';
import type { StoreValue } from '../values/StoreValue';

/** A field of a document by its path; `__name__` is the document's own name. */
export function documentField(document: StoredDocument, path: string): StoreValue | undefined {
  return path === '__name__' ? { referenceValue: document.name } : readField(document.fields, parseFieldPath(path));
}
