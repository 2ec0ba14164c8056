import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { endpoints } from '#sandbox/endpoints/endpoints';
import type { ArgumentsOf, ReplyOf } from '@/infrastructure/http/endpoints/EndpointTypes';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import type { Versioned } from './etag';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';

type CallerOf<E extends Endpoint> = E['access']['who'] extends 'session'
  ? BackendSession
  : E['access']['who'] extends 'idToken'
    ? IdTokenClaims
    : undefined;

/** A call that passed routing, rights and validation. */
export type CallOf<E extends Endpoint> = ArgumentsOf<E> & {
  readonly caller: CallerOf<E>;
  /** Identifies the call in the audit trail; absent only in a call that did not come over the wire. */
  readonly requestId?: string;
};

type Outcome<T> = [T] extends [undefined] ? void : T;
type Answer<E extends Endpoint> = E extends { readonly etag: 'answersStored' }
  ? Versioned<ReplyOf<E>>
  : E extends { readonly etag: 'demands'; readonly reply: { readonly kind: 'nothing' } }
    ? Versioned<undefined> | void
    : E extends { readonly etag: 'demands' }
      ? Versioned<ReplyOf<E>> | Outcome<ReplyOf<E>>
      : Outcome<ReplyOf<E>>;

/** Serves one call. Refuses by throwing a BackendError; anything else thrown is a bug and answers 500. */
export type Handler<E extends Endpoint> = (call: CallOf<E>) => Answer<E> | Promise<Answer<E>>;

type Table = typeof endpoints;

/** The handlers of one feature: one for each of its calls, no more and no fewer. */
export type HandlersOf<F extends keyof Table> = {
  readonly [C in keyof Table[F]]: Table[F][C] extends Endpoint ? Handler<Table[F][C]> : never;
};

/** The handlers of all features. A call in the table without a handler is a compile error. */
export type BackendHandlers = { readonly [F in keyof Table]: HandlersOf<F> };
