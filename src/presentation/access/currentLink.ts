import type { MenuSection } from '@/domain/access/menuSections';

type MenuLink = MenuSection['links'][number];
type LinkId = MenuLink['id'];

/** Further addresses for which a link is current, including the pages below them. */
const addressesOf: Readonly<Partial<Record<LinkId, readonly string[]>>> = {
  chatV1: ['/therapist/chat'],
  chatV2: ['/therapist/go-chat'],
  generalRisk: ['/therapist/assigned-patients'],
  // The page of users is reached from the list of organisations.
  organisations: ['/admin/organisations', '/admin/users'],
  editProvider: ['/admin/organisations/thrive'],
};

/**
 * The menu link to which a page belongs: its own link, or that of the nearest page above it for which the user has one.
 */
export function currentLink(pathname: string, links: readonly MenuLink[]): LinkId | undefined {
  const lower = pathname.toLowerCase();
  const path = lower.endsWith('/') ? lower.slice(0, -1) : lower;
  const own = links.find(link => link.path === path);
  if (own !== undefined) return own.id;
  const above = links
    .flatMap(({ id }) => (addressesOf[id] ?? []).map(address => ({ id, address })))
    .filter(({ address }) => path === address || path.startsWith(`${address}/`))
    .toSorted((a, b) => b.address.length - a.address.length);
  return above[0]?.id;
}
