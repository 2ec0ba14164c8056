import { useMatches } from 'react-router-dom';
import type { RouteFacts } from './RouteFacts';

const isFacts = (handle: unknown): handle is RouteFacts => typeof handle === 'object' && handle !== null && 'title' in handle && 'scope' in handle;

/** Title and scope of the page that is shown. */
export function usePageFacts(): RouteFacts | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isFacts);
}
