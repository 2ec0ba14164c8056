import { matchRoutes } from 'react-router-dom';
import { isReadablePath } from '@/domain/kernel/pathPart';
import type { KnownRoute } from './knownRoutes';
import { knownRoutes } from './knownRoutes';

interface KnownPage {
  readonly route: KnownRoute;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** The known route of a path; undefined if there is none. */
export function pageOf(url: string): KnownPage | undefined {
  if (!isReadablePath(url)) return undefined;
  const match = matchRoutes([...knownRoutes], url)?.at(-1);
  if (match === undefined) return undefined;
  const { route, params: parameters } = match;
  return route.accepts?.(parameters) === false ? undefined : { route, parameters };
}
