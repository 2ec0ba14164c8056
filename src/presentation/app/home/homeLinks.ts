import type { MenuSection } from '@/domain/access/menuSections';

type HomeLink = Exclude<MenuSection['links'][number], { readonly id: 'home' }>;

/** The pages that a user can open from Home, by menu group. */
export const homeLinks = (
  menu: readonly MenuSection[],
): readonly { readonly group: MenuSection['group']; readonly links: readonly HomeLink[] }[] =>
  menu
    .map(({ group, links }) => ({ group, links: links.filter((link): link is HomeLink => link.id !== 'home') }))
    .filter(({ links }) => links.length > 0);
