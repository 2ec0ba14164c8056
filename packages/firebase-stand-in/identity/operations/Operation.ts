import type { OffsetClock } from '../../kernel/OffsetClock';
import type { IdentityDirectory } from '../IdentityDirectory';

export interface OperationContext {
  readonly directory: IdentityDirectory;
  readonly clock: OffsetClock;
  /** The target of links in emails: the dashboard's page for email actions. */
  readonly actionUrl: string;
  /** The network address of the client. */
  readonly address: string;
  /** The caller is the backend, which limits its emails itself. */
  readonly isBackend?: boolean;
}

export type OperationBody = Readonly<Record<string, unknown>>;

/** One call of the identity provider. Throws IdentityError for everything a client has done wrong. */
export type Operation = (context: OperationContext, body: OperationBody) => object | Promise<object>;
