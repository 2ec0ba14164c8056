import { DocumentStore, type DocumentStoreRecord } from '../../../documentStore/DocumentStore';
import { PlainDocuments } from '../../../documentStore/PlainDocuments';
import { OffsetClock } from '../../../kernel/OffsetClock';

export const root = 'projects/p/databases/(default)/documents';

export interface Samples {
  readonly store: DocumentStore;
  readonly documents: PlainDocuments;
  readonly journal: DocumentStoreRecord[];
  /** Its clock does not move; tests move it by its offset. */
  readonly clock: OffsetClock;
}

/** A store at 2026-01-01T00:00:00Z with the given documents. */
export function storeOfSamples(data: Readonly<Record<string, Record<string, unknown>>> = {}): Samples {
  const clock = new OffsetClock(() => Date.UTC(2026, 0, 1));
  const journal: DocumentStoreRecord[] = [];
  const store = new DocumentStore(clock, record => journal.push(record));
  const documents = new PlainDocuments(store, 'p');
  documents.writeAll(Object.entries(data).map(([path, fields]) => ({ path, data: fields })));
  return { store, documents, journal, clock };
}
