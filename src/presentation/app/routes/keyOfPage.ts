import { routeReuse } from '@/domain/app/navigation/routeReuse.rule';
import { pageOf } from './pageOf';

/** Visits with the same key find the page as it was left; undefined for a page that is created for each visit. */
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
