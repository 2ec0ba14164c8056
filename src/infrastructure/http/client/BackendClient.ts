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
  /** It counts only as a whole, because its meaning changes if anything is left out. */
  readonly isWhole?: true;
  /** Called with what keeps the contract and cannot be read even so, and how many more items are missing for it. */
  readonly onMisread?: (error: unknown, items: number) => void;
}

export interface CallOptions {
  /** In whose name; the present session unless given. */
  readonly as?: Session;
  /** Milliseconds; the client's own limit otherwise. */
  readonly timeLimitMs?: number;
  /** False for calls that must not ask the user to sign in again, such as those that sign them out. */
  readonly reauthenticate?: boolean;
  /**
   * False for calls that fail at once when the session has ended: the user is asked, and the caller continues when they
   * are back.
   */
  readonly awaitsSession?: boolean;
  /** False for the call that delivers reports and the like: its failure is neither reported nor shown. */
  readonly report?: boolean;
  /** Receives the number of bytes received of a file, and the total if the backend reports it. */
  readonly onProgress?: (received: number, total: number | undefined) => void;
  /** Cancels the call. */
  readonly signal?: AbortSignal;
  /** Further statuses that are answers to this caller. */
  readonly expects?: readonly RefusalStatus[];
  /** True if the caller reports the failure: it is logged, and not shown a second time. */
  readonly ownWords?: boolean;
}

/** Calls the backend by the endpoint table. Throws only for bugs. */
export interface BackendClient {
  call<E extends Endpoint>(
    endpoint: E,
    args: ArgumentsOf<E>,
    options?: CallOptions,
  ): Promise<Result<BackendAnswer<ReplyOf<E>>, BackendFailure>>;
}
