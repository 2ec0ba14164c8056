import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { ArgumentsOf } from '@/infrastructure/http/endpoints/EndpointTypes';
import type { ApiCall } from '#sandbox/practice/ApiCall';

/** The parts of a call, whichever of them its endpoint has. */
interface Parts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly idToken?: string;
  readonly ifMatch?: string;
}

/** One row of the endpoint table with its values, as it is sent over the wire. */
export function callOf<E extends Endpoint>(endpoint: E, args: ArgumentsOf<E>): ApiCall {
  return filled(endpoint, args);
}

function filled(endpoint: Endpoint, { path = {}, query, body, ifMatch }: Parts): ApiCall {
  return {
    method: endpoint.method,
    path: endpoint.path.replace(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(path[name] ?? '')),
    ...(query && { query: queryOf(query) }),
    ...(body && { body }),
    ...(ifMatch !== undefined && { ifMatch }),
  };
}

type Scalar = string | number | boolean;

/** Lists repeat their name with brackets, what is absent is left out. */
function queryOf(query: object): URLSearchParams {
  const given = Object.entries(query) as [string, Scalar | readonly Scalar[] | undefined][];
  const pairs = given.flatMap(([name, value]): string[][] => {
    if (value === undefined) return [];
    return typeof value === 'object' ? value.map(item => [`${name}[]`, String(item)]) : [[name, String(value)]];
  });
  return new URLSearchParams(pairs);
}
