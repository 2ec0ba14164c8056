import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { ArgumentsOf, ReplyOf } from '@/infrastructure/http/endpoints/EndpointTypes';

export interface Answered<T> {
  readonly value: T;
  /** The version of what was answered, where the endpoint gives one. */
  readonly etag?: string;
}

/**
 * The calls of the endpoint table as one person makes them. Rejects with RefusedCall, or with a TypeError when no
 * answer came.
 */
export interface EndpointCalls {
  call<E extends Endpoint>(endpoint: E, args: ArgumentsOf<E>): Promise<Answered<ReplyOf<E>>>;
}
