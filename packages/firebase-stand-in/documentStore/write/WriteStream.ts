import type { AccessGuard, Bearer } from '../access/AccessGuard';
import type { CommitResult, DocumentWrite } from '../commit/DocumentWrite';
import type { DocumentStore } from '../DocumentStore';

/** google.firestore.v1.WriteRequest in JSON: the first names the database, the later ones carry writes. */
export interface WriteRequest {
  readonly database?: string;
  readonly streamToken?: string;
  readonly writes?: readonly DocumentWrite[];
}

export type WriteResponse = { readonly streamId?: string; readonly streamToken: string } & Partial<CommitResult>;

export interface WriteStreamDependencies {
  readonly store: DocumentStore;
  readonly guard: AccessGuard;
  readonly bearer: Bearer;
  readonly send: (response: WriteResponse) => void;
}

/** One client's Write stream. A refused write is thrown and ends the stream, as the protocol requires. */
export class WriteStream {
  private answered = 0;
  private greeted = false;

  constructor(private readonly dependencies: WriteStreamDependencies) {}

  receive({ writes }: WriteRequest): void {
    const { store, guard, bearer, send } = this.dependencies;
    if (!this.greeted) {
      this.greeted = true;
      send({ streamId: '1', streamToken: this.token() });
      return;
    }
    const identity = guard.identify(bearer);
    const result = store.commit(writes ?? [], write => guard.checkWrite(identity, write));
    this.answered++;
    send({ streamToken: this.token(), ...result });
  }

  close(): void {
    this.greeted = true;
  }

  private token(): string {
    return Buffer.from(String(this.answered)).toString('base64');
  }
}
