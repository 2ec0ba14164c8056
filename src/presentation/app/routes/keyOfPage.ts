import { routeReuse } from '@/domain/app/navigation/routeReuse.rule';
import { pageOf } from './pageOf';
import { routes } from './routes';

/**
 * The key under which a page is kept, so that a later visit finds it as it was left. Undefined for a page that is
 * created again for each visit.
 */
export function keyOfPage(url: string): string | undefined {
  const page = pageOf(url);
  const [path = ''] = url.split(/[?#]/);
  if (page === undefined) return undefined;
  const { route, parameters } = page;
  const { page: key } = routeReuse({
    path,
    pattern: route.path,
    area: routes[route.name].area,
    isChat: route.name === 'chatV1' || route.name === 'chatV2',
    reuseRoute: route.reuseRoute,
    chatSessionId: parameters['chatSessionId'] ?? null,
  });
  return key ?? undefined;
}
