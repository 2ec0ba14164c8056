import type { Scope } from '@/domain/kernel/Scope';
import type { Owner } from './owner';

/** Scopes that only patients have. */
type PatientScope = 'patient:chat';

/** A class whose instances class-transformer fills and class-validator checks. */
export type DtoClass<T extends object = object> = new () => T;

/**
 * The format of the answer's body. `list` is a JSON array of one DTO; `nothing` ignores the body. `file`: bytes with a
 * media type and the name of `Content-Disposition`, which are never read as text. `script`: another provider's program
 * as text, which the page does not run.
 */
export type Reply =
  | { readonly kind: 'json'; readonly dto: DtoClass }
  | { readonly kind: 'list'; readonly dto: DtoClass }
  | { readonly kind: 'text' }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'file' }
  | { readonly kind: 'script' }
  | { readonly kind: 'nothing' };

/**
 * The permitted callers: everyone, the bearer of an identity provider's ID token, or a session with all of `scopes`
 * and, if `anyOf` is present, one of those too.
 */
export type Access =
  | { readonly who: 'anyone' }
  | { readonly who: 'idToken' }
  | {
      readonly who: 'session';
      readonly scopes: readonly (Scope | PatientScope)[];
      readonly anyOf?: readonly Scope[];
    };

/**
 * Says whether the client may repeat the call automatically after a lost answer. `safe`: it changes nothing.
 * `sameEffect`: the second call changes nothing more. `command`: never without a user.
 */
export type Repeat = 'safe' | 'sameEffect' | 'command';

/** One call of the backend: the only place where its method, path, shapes and rights are written. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the unified backend URL, parameters in braces. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** The limits of attempts: sentences for the OpenAPI document. */
  readonly limits?: string;
  readonly query?: DtoClass;
  readonly body?: DtoClass;
  readonly reply: Reply;
  readonly access: Access;
  readonly owner: Owner;
  readonly repeat: Repeat;
  /**
   * Called by a timer, or on updates of others. It is not a sign of activity and does not extend the session's idle
   * limit.
   */
  readonly background?: true;
  /** Second of 1970 from which new callers should not use it: answers include `Deprecation` (RFC 9745). */
  readonly deprecatedSince?: number;
  /** The field of the query or body that identifies the subject; the audit trail records the hash of its value. */
  readonly searches?: string;
  /** The field of the body, or of the query of a GET, with the user's reason; the audit trail records its text. */
  readonly reason?: 'reason';
  /** The field of the body with the id of what the call creates; the audit trail names it as its subject. */
  readonly creates?: 'id' | 'code';
  /**
   * `answers`: the reply carries an ETag. `answersStored`: the ETag is that of the stored thing, and the reply shows
   * more than that, such as counts and history. `demands`: the call carries `If-Match` (428 without, 412 on mismatch),
   * and its reply the new ETag.
   */
  readonly etag?: 'answers' | 'answersStored' | 'demands';
}

/** Declares an endpoint and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

export const json = <T extends object>(dto: DtoClass<T>) => ({ kind: 'json', dto }) as const;
export const list = <T extends object>(dto: DtoClass<T>) => ({ kind: 'list', dto }) as const;
export const text = { kind: 'text' } as const;
export const number = { kind: 'number' } as const;
export const boolean = { kind: 'boolean' } as const;
export const file = { kind: 'file' } as const;
export const script = { kind: 'script' } as const;
export const nothing = { kind: 'nothing' } as const;

export const anyone = { who: 'anyone' } as const;
export const idToken = { who: 'idToken' } as const;
/** A signed-in session that has every scope named. */
export const session = (...scopes: readonly (Scope | PatientScope)[]) => ({ who: 'session', scopes }) as const;

/** A signed-in session that has at least one of the scopes named. */
export const sessionWithAny = (...anyOf: readonly Scope[]) => ({ who: 'session', scopes: [], anyOf }) as const;
