import { rule, says } from '../kernel/rule';
import type { LinkState } from './Link';

/** How long the message of a lost connection stays, in milliseconds. */
export const LOST_MESSAGE_MS = 12_000;
/** How long the message of a restored connection stays, in milliseconds. */
export const RESTORED_MESSAGE_MS = 5_000;

export interface ConnectionMessageInput {
  /** Whether a loss has been announced and its end has not. */
  readonly lost: boolean;
  /** The state of each link. */
  readonly links: readonly LinkState[];
}

export interface DisplayedConnection {
  readonly lost: boolean;
  /** What is to be said now, if anything. */
  readonly say: { readonly what: 'lost' | 'restored'; readonly forMs: number } | null;
}

/** Whether the connection message is due. */
export const connectionMessage = rule(
  {
    id: 'CR-STATUS-03',
    statement:
      says`When a link is lost, the connection message says so once, for ${LOST_MESSAGE_MS / 1_000} seconds at the ` +
      says`top. When every link that is used is live again, it says that the connection is restored, for ` +
      says`${RESTORED_MESSAGE_MS / 1_000} seconds. A link that is still connecting is not live yet, and connecting ` +
      says`for the first time is no loss.`,
    source: 'D2 §2: "Connection restored: 5 seconds, at the top." and "Connection lost: 12 seconds, at the top."',
    hazards: ['HAZ-12'],
  },
  ({ lost, links }: ConnectionMessageInput): DisplayedConnection => {
    if (links.includes('lost')) return { lost: true, say: lost ? null : { what: 'lost', forMs: LOST_MESSAGE_MS } };
    if (lost && !links.includes('connecting'))
      return { lost: false, say: { what: 'restored', forMs: RESTORED_MESSAGE_MS } };
    return { lost, say: null };
  },
);
