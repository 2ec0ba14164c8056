import { tabName } from '@/domain/app/tabs/tabName';
import { knownRoutes } from '../routes/knownRoutes';
import { pageOf } from '../routes/pageOf';
import { appText } from '../appText';
import { administrationTabText } from './administrationTabText';

const withBraces = (path: string): string => path.replace(/:\w+\??/g, '{ID}');

/** What a tab is called; undefined for an address that is no page. */
export function nameOfTab(url: string): string | undefined {
  const page = pageOf(url);
  if (page === undefined && url !== '/home') return undefined;
  const own = administrationTabText(url);
  if (own !== undefined) return own;
  const known = [
    { pattern: '/home', name: appText('pages.home') },
    ...knownRoutes.map(({ path, title }) => ({ pattern: withBraces(path), name: title() })),
  ];
  return tabName({ url, routeTitle: page?.route.title() ?? null, known }) ?? undefined;
}
