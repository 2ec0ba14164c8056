import type { MenuSection } from '@/domain/access/menuSections';
import { pageOf } from '../routes/pageOf';
import { builtPages } from '../routes/builtPages';

type HomeLink = Exclude<MenuSection['links'][number], { readonly id: 'home' }>;

export interface GroupedLinks {
  /** The pages that can be opened, by menu group. */
  readonly sections: readonly { readonly group: MenuSection['group']; readonly links: readonly HomeLink[] }[];
  /** Pages that the user may open as soon as they are built. */
  readonly notBuilt: readonly HomeLink[];
}

const isBuilt = ({ path }: HomeLink): boolean => {
  const page = pageOf(path);
  return page !== undefined && builtPages[page.route.path] !== 'notBuilt';
};

/** The pages that a user can open from Home. Pages that are not built yet are listed separately, without links. */
export function homeLinks(menu: readonly MenuSection[]): GroupedLinks {
  const groups = menu.map(({ group, links }) => ({
    group,
    links: links.filter((link): link is HomeLink => link.id !== 'home'),
  }));
  return {
    sections: groups
      .map(({ group, links }) => ({ group, links: links.filter(isBuilt) }))
      .filter(({ links }) => links.length > 0),
    notBuilt: groups.flatMap(({ links }) => links.filter(link => !isBuilt(link))),
  };
}
