import type { Backend } from '#sandbox/backend/createBackend';
import type { PlainDocuments } from '#firebase-stand-in/documentStore/PlainDocuments';
import type { Faults } from '#sandbox/faults/Faults';
import type { IdentityDirectory } from '#firebase-stand-in/identity/IdentityDirectory';
import type { Outbox } from '#sandbox/outbox/Outbox';
import type { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import type { RequestFailures } from '#firebase-stand-in/http/RequestFailures';

/** A running sandbox. */
export interface Sandbox {
  /** `http://localhost:PORT`. */
  readonly origin: string;
  readonly port: number;
  readonly clock: OffsetClock;
  readonly faults: Faults;
  readonly requestFailures: RequestFailures;
  readonly backend: Backend;
  readonly identity: IdentityDirectory;
  readonly documents: PlainDocuments;
  readonly outbox: Outbox;
  /** Ends everything in order; the data can be opened again afterwards. Calling it twice is harmless. */
  stop(): Promise<void>;
}
