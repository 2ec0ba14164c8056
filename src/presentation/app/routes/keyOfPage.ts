import { routeReuse } from '@/domain/app/navigation/routeReuse.rule';
import { pageOf } from './pageOf';

/**
 * The key under which a page is kept, so that a later visit finds it as it was left. Undefined for a page that is
 * created again for each visit.
 */
export function keyOfPage(url: string): string | undefined {
  const page = pageOf(url);
  const [path = ''] = url.split(/[?#]/);
  if (page === undefined) return undefined;
  const { route, parameters } = page;
  return (
    routeReuse({
      path,
      pattern: route.path,
      reuseRoute: route.reuseRoute,
      chatSessionId: parameters['chatSessionId'] ?? null,
    }).page ?? undefined
  );
}
