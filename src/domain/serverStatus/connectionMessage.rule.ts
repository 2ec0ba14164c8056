import { rule, says } from '../kernel/rule';
import type { LinkState } from './Link';

/** Duration of the message about a lost connection, in milliseconds. */
export const LOSS_MESSAGE_MS = 12_000;
/** Duration of the message about a restored connection, in milliseconds. */
export const RESTORED_MESSAGE_MS = 5_000;

export interface ConnectionMessageInput {
  /** A loss was announced and its end was not. */
  readonly lost: boolean;
  readonly links: readonly LinkState[];
}

export interface DisplayedConnection {
  readonly lost: boolean;
  /** The message to show now, if any. */
  readonly say: { readonly what: 'lost' | 'restored'; readonly forMs: number } | null;
}

/** Decides whether a connection message is due. */
export const connectionMessage = rule(
  {
    id: 'CR-STATUS-03',
    statement:
      says`When a link is lost, the connection message says so once, for ${LOSS_MESSAGE_MS / 1_000} seconds at ` +
      says`the top. When every link in use is live again, it says that the connection is restored, for ` +
      says`${RESTORED_MESSAGE_MS / 1_000} seconds. A link that is still connecting is not live yet, and ` +
      says`connecting for the first time is not a loss.`,
    source: 'D2 §2: "Connection restored: 5 seconds, at the top." and "Connection lost: 12 seconds, at the top."',
    hazards: ['HAZ-12'],
  },
  ({ lost, links }: ConnectionMessageInput): DisplayedConnection => {
    if (links.includes('lost')) return { lost: true, say: lost ? null : { what: 'lost', forMs: LOSS_MESSAGE_MS } };
    if (lost && !links.includes('connecting'))
      return { lost: false, say: { what: 'restored', forMs: RESTORED_MESSAGE_MS } };
    return { lost, say: null };
  },
);
