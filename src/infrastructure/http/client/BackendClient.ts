import type { Session } from '@/domain/session/Session';
import type { Result } from '@/domain/kernel/Result';
import type { Endpoint } from '../endpoints/endpoint';
import type { ArgumentsOf, ReplyOf } from '../endpoints/EndpointTypes';
import type { BackendFailure, RefusalStatus } from './BackendFailure';

export interface BackendAnswer<T> {
  readonly value: T;
  readonly etag?: string;
  /** Items that could not be read and are missing in `value`; absent where all could. They have been reported. */
  readonly unreadable?: number;
  /** Their places in their list, counted from 0. */
  readonly unreadablePlaces?: readonly number[];
  /** Nothing may be left out of it: it would say something else. */
  readonly isWhole?: true;
  /** Called with what keeps the contract and cannot be read even so, and how many more items are missing for it. */
  readonly onMisread?: (error: unknown, items: number) => void;
}

export interface CallOptions {
  /** In whose name; the present session unless given. */
  readonly as?: Session;
  /** Milliseconds; the client's own limit otherwise. */
  readonly timeLimitMs?: number;
  /** False for calls that must not ask the person to sign in again, such as those that sign them out. */
  readonly reauthenticate?: boolean;
  /**
   * False for calls that fail at once when the session has ended: the person is asked, and the caller goes on when they
   * are back.
   */
  readonly awaitsSession?: boolean;
  /** False for the call that delivers reports and the like: its failure is neither reported nor shown. */
  readonly report?: boolean;
  /** Receives how many bytes of a file have come, and how many there are in all where the backend says it. */
  readonly onProgress?: (received: number, total: number | undefined) => void;
  /** Gives the call up. */
  readonly signal?: AbortSignal;
  /** Further statuses that are answers to this caller. */
  readonly expects?: readonly RefusalStatus[];
  /** True where the caller says itself what failed: it is reported, and not shown a second time. */
  readonly ownWords?: boolean;
}

/** Calls the backend by the endpoint table. Nothing but a bug is thrown. */
export interface BackendClient {
  call<E extends Endpoint>(
    endpoint: E,
    args: ArgumentsOf<E>,
    options?: CallOptions,
  ): Promise<Result<BackendAnswer<ReplyOf<E>>, BackendFailure>>;
}
