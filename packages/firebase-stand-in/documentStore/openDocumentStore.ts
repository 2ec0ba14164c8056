import type { Journal } from '../journal/Journal';
import type { Append } from '../journal/Journalled';
import type { OffsetClock } from '../kernel/OffsetClock';
import { DocumentStore, type DocumentStoreRecord } from './DocumentStore';

/** A store has to exist before the journal can return its records, and has to know where to store further ones. */
export function openDocumentStore(journal: Journal, clock: OffsetClock): DocumentStore {
  let append: Append<DocumentStoreRecord> = () => undefined;
  const store = new DocumentStore(clock, record => append(record));
  append = journal.attach(store);
  return store;
}
