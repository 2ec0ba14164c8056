import type { DtoClass, Endpoint, Reply } from './endpoint';

type ParameterNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;
type InstanceOf<C> = C extends DtoClass<infer T> ? T : never;
type Part<Name extends string, T> = [T] extends [never] ? object : { readonly [K in Name]: T };

export type PathOf<E extends Endpoint> = [ParameterNames<E['path']>] extends [never]
  ? never
  : { readonly [K in ParameterNames<E['path']>]: string };
export type QueryOf<E extends Endpoint> = E extends { readonly query: infer C } ? InstanceOf<C> : never;
export type BodyOf<E extends Endpoint> = E extends { readonly body: infer C } ? InstanceOf<C> : never;
type NeedsIdToken<E extends Endpoint> = E['access'] extends { readonly who: 'idToken' } ? string : never;
type NeedsEtag<E extends Endpoint> = E extends { readonly etag: 'demands' } ? string : never;

/** Everything a caller has to pass; parts that an endpoint lacks are not accepted. */
export type ArgumentsOf<E extends Endpoint> = Part<'path', PathOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> &
  Part<'idToken', NeedsIdToken<E>> &
  Part<'ifMatch', NeedsEtag<E>>;

type ReplyValue<R extends Reply> = R extends { readonly kind: 'json'; readonly dto: infer C }
  ? InstanceOf<C>
  : R extends { readonly kind: 'list'; readonly dto: infer C }
    ? readonly InstanceOf<C>[]
    : R extends { readonly kind: 'file' }
      ? BackendFile
      : R extends { readonly kind: 'text' | 'script' }
        ? string
        : R extends { readonly kind: 'number' }
          ? number
          : R extends { readonly kind: 'boolean' }
            ? boolean
            : undefined;

/** A file as the backend gave it; its content is never read as text. */
export interface BackendFile {
  /** As the backend names it, without a folder; `download` if it has no name. */
  readonly name: string;
  /** Such as `text/csv`; empty if the backend does not say it. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The result of a successful call. */
export type ReplyOf<E extends Endpoint> = ReplyValue<E['reply']>;
