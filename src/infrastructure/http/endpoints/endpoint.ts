import type { Scope } from '@/domain/kernel/Scope';
import type { Owner } from './owner';

/** What patients hold, and no member of staff. */
type PatientScope = 'patient:chat';

/** A class whose instances class-transformer fills and class-validator checks. */
export type DtoClass<T extends object = object> = new () => T;

/**
 * How the answer's body is read. `list` is a JSON array of one DTO; `nothing` ignores the body. `file`: bytes with a
 * media type and the name of `Content-Disposition`, which are never read as text. `script`: a program of another
 * provider as text; the page runs none of it.
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
 * Who may call: anybody, the bearer of an identity provider's ID token, or a session that holds all of `scopes` and,
 * where `anyOf` is there, one of those too.
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
 * May the client send the call again by itself after a lost answer?
 * `safe`: it changes nothing. `sameEffect`: the second call changes nothing more. `command`: never without a person.
 */
export type Repeat = 'safe' | 'sameEffect' | 'command';

/** One call of the backend: the only place where its method, path, shapes and rights are written. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the unified backend URL, parameters in braces. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** How often it may be tried: sentences for the OpenAPI document. */
  readonly limits?: string;
  readonly query?: DtoClass;
  readonly body?: DtoClass;
  readonly reply: Reply;
  readonly access: Access;
  readonly owner: Owner;
  readonly repeat: Repeat;
  /**
   * Called by a timer, or on news that somebody else made: it says nothing about the person being there and keeps no
   * session from its idle limit.
   */
  readonly background?: true;
  /** Second of 1970 from which nobody should begin to use it: answers carry `Deprecation` (RFC 9745). */
  readonly deprecatedSince?: number;
  /** The field of the query or body that says who or what is meant; the audit trail keeps the hash of its value. */
  readonly searches?: string;
  /** The field of the body, or of the query of a GET, in which the person says why; the audit trail keeps its text. */
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
/** A signed-in session that holds every scope named. */
export const session = (...scopes: readonly (Scope | PatientScope)[]) => ({ who: 'session', scopes }) as const;

/** A signed-in session that holds at least one of the scopes named. */
export const sessionWithAny = (...anyOf: readonly Scope[]) => ({ who: 'session', scopes: [], anyOf }) as const;
