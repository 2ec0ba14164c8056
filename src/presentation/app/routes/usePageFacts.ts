import { useLocation, useMatches } from 'react-router-dom';
import { isReadablePath } from '@/domain/kernel/pathPart';
import type { RouteFacts } from './RouteFacts';

const isFacts = (handle: unknown): handle is RouteFacts =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'scope' in handle;

interface PageFacts extends RouteFacts {
  /** True if the route has the pattern of the address but not these parameters. */
  readonly missing: boolean;
}

export function usePageFacts(): PageFacts | undefined {
  const { pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => isFacts(handle));
  if (match === undefined || !isFacts(match.handle)) return undefined;
  const { handle, params } = match;
  return { ...handle, missing: handle.accepts?.(params) === false || !isReadablePath(pathname) };
}
