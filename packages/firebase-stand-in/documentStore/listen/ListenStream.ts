import type { AccessGuard, Bearer } from '../access/AccessGuard';
import type { DocumentChanges, DocumentStore } from '../DocumentStore';
import type { StoreError } from '../StoreError';
import type { StoredDocument } from '../StoredDocument';
import { toStoreError } from '../toStoreError';
import { formatMicros } from '../values/timestamps';
import type { ListenRequest, ListenResponse, TargetChange } from './listenMessages';
import { documentsTarget, queryTarget, type ListenTarget } from './ListenTarget';
import type { QueryDelta } from './LiveQuery';
import type { SharedQueries } from './SharedQueries';

export interface ListenStreamDependencies {
  readonly store: DocumentStore;
  readonly queries: SharedQueries;
  readonly guard: AccessGuard;
  readonly bearer: Bearer;
  readonly send: (response: ListenResponse) => void;
  /** Ends the stream with an error; the client then retries with a fresh token. */
  readonly fail: (error: StoreError) => void;
}

/**
 * One client's Listen stream: sends the content of its targets, then the changes of each commit, until its token loses
 * the right.
 */
export class ListenStream {
  private readonly targets = new Map<number, ListenTarget>();
  private readonly stop: () => void;

  constructor(private readonly dependencies: ListenStreamDependencies) {
    this.stop = dependencies.queries.onCommit(changes => this.committed(changes));
  }

  receive({ addTarget, removeTarget }: ListenRequest): void {
    if (removeTarget !== undefined) {
      this.forget(removeTarget);
      this.change({ targetChangeType: 'REMOVE', targetIds: [removeTarget] });
    }
    if (addTarget) this.add(addTarget);
  }

  close(): void {
    this.stop();
    for (const target of this.targets.values()) target.close();
    this.targets.clear();
  }

  private add(request: NonNullable<ListenRequest['addTarget']>): void {
    const { targetId: id, resumeToken, readTime } = request;
    const identity = this.dependencies.guard.identify(this.dependencies.bearer);
    this.forget(id);
    this.change({ targetChangeType: 'ADD', targetIds: [id] });
    try {
      const target = this.open(request);
      this.targets.set(id, target);
      target.check(identity);
      this.sendStart(id, target, resumeToken !== undefined || readTime !== undefined);
    } catch (failure) {
      this.refuse(id, toStoreError(failure));
    }
  }

  private open({ query, documents }: NonNullable<ListenRequest['addTarget']>): ListenTarget {
    const { store, guard, queries } = this.dependencies;
    if (query) return queryTarget(queries, guard, query.parent, query.structuredQuery);
    return documentsTarget(store, guard, documents?.documents ?? []);
  }

  /** A resumed target is reset and sent whole: simple, and what the official emulator does. */
  private sendStart(id: number, target: ListenTarget, resumed: boolean): void {
    const { documents, missing } = target.start();
    if (resumed) this.change({ targetChangeType: 'RESET', targetIds: [id] });
    for (const document of documents) this.dependencies.send({ documentChange: { document, targetIds: [id] } });
    for (const name of missing) this.sendGone(id, name);
    this.sendSnapshot({ targetChangeType: 'CURRENT', targetIds: [id] });
    this.sendSnapshot({});
  }

  private committed(changes: DocumentChanges): void {
    if (this.targets.size === 0) return;
    try {
      const identity = this.dependencies.guard.identify(this.dependencies.bearer);
      for (const [id, target] of [...this.targets]) this.recheck(id, () => target.check(identity));
      this.sendDeltas(changes);
    } catch (failure) {
      // A failure for this client alone must not reach the client that has written.
      this.dependencies.fail(toStoreError(failure));
    }
  }

  private sendDeltas(changes: DocumentChanges): void {
    const deltas = [...this.targets].map(([id, target]) => [id, target.delta(changes)] as const);
    for (const [id, delta] of deltas) if (delta) this.sendDelta(id, delta, changes);
    if (deltas.some(([, delta]) => delta)) this.sendSnapshot({});
  }

  private recheck(id: number, check: () => void): void {
    try {
      check();
    } catch (failure) {
      this.refuse(id, toStoreError(failure));
    }
  }

  private sendDelta(id: number, { shown, left }: QueryDelta, changes: DocumentChanges): void {
    for (const document of shown) this.dependencies.send({ documentChange: { document, targetIds: [id] } });
    for (const name of left) this.sendLeft(id, name, this.dependencies.store.get(name), changes.has(name));
  }

  private sendLeft(id: number, name: string, document: StoredDocument | undefined, changed: boolean): void {
    if (!document) this.sendGone(id, name);
    else if (changed) this.dependencies.send({ documentChange: { document, removedTargetIds: [id] } });
    else
      this.dependencies.send({
        documentRemove: { document: name, readTime: this.dependencies.store.time.tickText(), removedTargetIds: [id] },
      });
  }

  private sendGone(id: number, name: string): void {
    this.dependencies.send({
      documentDelete: { document: name, readTime: this.dependencies.store.time.tickText(), removedTargetIds: [id] },
    });
  }

  /** A read time without target numbers makes the SDK show what it has. */
  private sendSnapshot(change: TargetChange): void {
    const micros = this.dependencies.store.time.tick();
    this.change({
      ...change,
      resumeToken: Buffer.from(String(micros)).toString('base64'),
      readTime: formatMicros(micros),
    });
  }

  private refuse(id: number, { code, message }: StoreError): void {
    this.forget(id);
    this.change({ targetChangeType: 'REMOVE', targetIds: [id], cause: { code, message } });
  }

  private forget(id: number): void {
    this.targets.get(id)?.close();
    this.targets.delete(id);
  }

  private change(targetChange: TargetChange): void {
    this.dependencies.send({ targetChange });
  }
}
