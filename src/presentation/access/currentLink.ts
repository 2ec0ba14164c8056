import type { MenuSection } from '@/domain/access/menuSections';

type MenuLink = MenuSection['links'][number];
type LinkId = MenuLink['id'];

/** Links that are current for the pages below these addresses as well. */
const addressesOf: Readonly<Partial<Record<LinkId, readonly string[]>>> = {
  chatV1: ['/therapist/chat'],
  chatV2: ['/therapist/go-chat'],
  generalRisk: ['/therapist/assigned-patients'],
  // The way to users is from the list of organisations.
  organisations: ['/admin/organisations', '/admin/users'],
  editProvider: ['/admin/organisations/thrive'],
};

/** The menu link that a page belongs to: its own, or the nearest one above it that the user has. */
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
