import type { Backend } from '#sandbox/backend/createBackend';
import type { PlainDocuments } from '#sandbox/documentStore/PlainDocuments';
import type { Faults } from '#sandbox/faults/Faults';
import type { IdentityDirectory } from '#sandbox/identity/IdentityDirectory';
import type { Outbox } from '#sandbox/outbox/Outbox';
import type { SandboxClock } from '#sandbox/kernel/SandboxClock';
import type { RequestTroubles } from './RequestTroubles';

/** A running sandbox. */
export interface Sandbox {
  /** `http://localhost:PORT`. */
  readonly origin: string;
  readonly port: number;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly troubles: RequestTroubles;
  readonly backend: Backend;
  readonly identity: IdentityDirectory;
  readonly documents: PlainDocuments;
  readonly outbox: Outbox;
  /** Ends everything in order; the data can be opened again afterwards. Calling it twice is harmless. */
  stop(): Promise<void>;
}
