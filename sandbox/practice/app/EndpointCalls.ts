import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { ArgumentsOf, ReplyOf } from '@/infrastructure/http/endpoints/EndpointTypes';

export interface Answered<T> {
  readonly value: T;
  /** The version of the answer, if the endpoint has one. */
  readonly etag?: string;
}

/**
 * The calls of the endpoint table as one user makes them. Rejects with RefusedCall, or with a TypeError when there was
 * no answer.
 */
export interface EndpointCalls {
  call<E extends Endpoint>(endpoint: E, args: ArgumentsOf<E>): Promise<Answered<ReplyOf<E>>>;
}
