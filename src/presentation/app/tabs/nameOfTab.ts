import { tabName } from '@/domain/app/tabs/tabName';
import { routes } from '../routes/routes';
import { knownRoutes } from '../routes/knownRoutes';
import { pageOf } from '../routes/pageOf';
import { appText } from '../appText';

const withBraces = (path: string): string => path.replace(/:\w+\??/g, '{ID}');

/** The name of a tab; undefined if the address is not a page. */
export function nameOfTab(url: string): string | undefined {
  const page = pageOf(url);
  if (page === undefined && routes.home.match(url) === undefined) return undefined;
  const query = new URLSearchParams(url.split(/[?#]/)[1]);
  const known = [
    { pattern: routes.home.pattern, name: appText('pages.home') },
    ...knownRoutes.map(({ path, title }) => ({ pattern: withBraces(path), name: title(query) })),
  ];
  return tabName({ url, routeTitle: page?.route.title(query) ?? null, known }) ?? undefined;
}
