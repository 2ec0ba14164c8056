import type { MenuSection } from '@/domain/access/menuSections';
import { routes } from '../app/routes/routes';

type MenuLink = MenuSection['links'][number];
type LinkId = MenuLink['id'];

export const linkPath = (id: LinkId): string => (id === 'chatV2' ? routes.chatV2.to({ list: 'all' }) : routes[id].to());

/** Pages for which a link is current, including the pages below them. */
const pagesOf: Readonly<Partial<Record<LinkId, readonly (keyof typeof routes)[]>>> = {
  generalRisk: ['generalRisk'],
  // The page of users is reached from the list of organisations.
  organisations: ['organisations', 'users'],
  editProvider: ['editProvider'],
};

/**
 * The menu link to which a page belongs: its own link, or that of the nearest page above it for which the user has one.
 */
export function currentLink(pathname: string, links: readonly MenuLink[]): LinkId | undefined {
  const own = links.find(({ id }) => routes[id].match(pathname) !== undefined);
  if (own !== undefined) return own.id;
  const above = links
    .flatMap(({ id }) => (pagesOf[id] ?? []).map(page => ({ id, route: routes[page] })))
    .filter(({ route }) => route.isAbove(pathname))
    .toSorted((a, b) => b.route.pattern.length - a.route.pattern.length);
  return above[0]?.id;
}
