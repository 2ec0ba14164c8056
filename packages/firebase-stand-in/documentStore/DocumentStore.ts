import type { Append, Journalled } from '../journal/Journalled';
import type { OffsetClock } from '../kernel/OffsetClock';

import { CommitClock } from './CommitClock';
import type { CommitResult, DocumentWrite } from './commit/DocumentWrite';
import { checkPreconditions, stageWrites, type StagedWrite } from './commit/stageWrites';
import { parentOf } from './paths/documentName';
import { runQuery, type DocumentSource } from './query/runQuery';
import type { StructuredQuery } from './query/StructuredQuery';
import type { StoredDocument } from './StoredDocument';
import { formatMicros } from './values/timestamps';

/** One commit in the journal: the documents it set and the names it removed, at `t` microseconds since 1970. */
export interface DocumentStoreRecord {
  readonly t: number;
  readonly set: readonly StoredDocument[];
  readonly removed: readonly string[];
}

export interface DocumentChange {
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** The changes of one commit, by document name. */
export type DocumentChanges = ReadonlyMap<string, DocumentChange>;

/** Checks every write before any of them takes effect; throws to refuse the whole commit. */
export type InspectWrite = (write: StagedWrite) => void;

/** A journal may end in the middle of a record, or come from a version with another format. */
function isRecord(record: Partial<DocumentStoreRecord>): boolean {
  return typeof record.t === 'number' && Array.isArray(record.set) && Array.isArray(record.removed);
}

/** Documents in one journal record when the journal is compacted. */
const documentsPerRecord = 500;

/** All documents, in memory, with Firestore's rules for commits; every commit is stored in the journal. */
export class DocumentStore implements DocumentSource, Journalled<DocumentStoreRecord> {
  readonly stream = 'documents';
  /** Assigns times to commits and to listeners, so that a read time is never before a commit already sent. */
  readonly time: CommitClock;
  private readonly documents = new Map<string, StoredDocument>();
  private readonly collections = new Map<string, Map<string, StoredDocument>>();
  private readonly listeners = new Set<(changes: DocumentChanges) => void>();

  constructor(
    clock: Pick<OffsetClock, 'now'>,
    private readonly append: Append<DocumentStoreRecord> = () => undefined,
  ) {
    this.time = new CommitClock(clock);
  }

  get(name: string): StoredDocument | undefined {
    return this.documents.get(name);
  }

  documentsIn(collection: string | undefined): Iterable<StoredDocument> {
    return collection === undefined ? this.documents.values() : (this.collections.get(collection)?.values() ?? []);
  }

  query(parent: string, query: StructuredQuery): readonly StoredDocument[] {
    return runQuery(this, parent, query);
  }

  /** Commits all writes or none, and calls the listeners before it returns. */
  commit(writes: readonly DocumentWrite[], inspect?: InspectWrite): CommitResult {
    const micros = this.time.tick();
    const commitTime = formatMicros(micros);
    const staged = stageWrites(name => this.get(name), writes, commitTime);
    if (inspect) staged.forEach(inspect);
    checkPreconditions(staged);
    this.apply(micros, this.changesOf(staged));
    return { writeResults: staged.map(({ result }) => result), commitTime };
  }

  /** Calls the listener after each commit that changed something; returns a function that removes it. */
  onCommit(listener: (changes: DocumentChanges) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  replay(record: DocumentStoreRecord): void {
    if (!isRecord(record)) {
      process.emitWarning('document store: a journal record that is none was skipped');
      return;
    }
    for (const document of record.set) this.put(document);
    for (const name of record.removed) this.remove(name);
    this.time.advanceTo(record.t);
  }

  *snapshot(): Iterable<DocumentStoreRecord> {
    const all = [...this.documents.values()];
    const t = this.time.tick();
    for (let from = 0; from < all.length; from += documentsPerRecord)
      yield { t, set: all.slice(from, from + documentsPerRecord), removed: [] };
  }

  private changesOf(staged: readonly StagedWrite[]): DocumentChanges {
    const last = new Map(staged.filter(write => !write.verifiesOnly).map(write => [write.name, write.after]));
    const changes = new Map<string, DocumentChange>();
    for (const [name, after] of last) {
      const before = this.get(name);
      if (before !== after) changes.set(name, { before, after });
    }
    return changes;
  }

  private apply(t: number, changes: DocumentChanges): void {
    if (changes.size === 0) return;
    const set: StoredDocument[] = [];
    const removed: string[] = [];
    for (const [name, { after }] of changes) {
      if (after) set.push(after);
      else removed.push(name);
    }
    this.append({ t, set, removed });
    set.forEach(document => this.put(document));
    removed.forEach(name => this.remove(name));
    for (const listener of [...this.listeners]) listener(changes);
  }

  private put(document: StoredDocument): void {
    this.documents.set(document.name, document);
    const collection = parentOf(document.name);
    const siblings = this.collections.get(collection) ?? new Map<string, StoredDocument>();
    this.collections.set(collection, siblings.set(document.name, document));
  }

  private remove(name: string): void {
    this.documents.delete(name);
    this.collections.get(parentOf(name))?.delete(name);
  }
}
