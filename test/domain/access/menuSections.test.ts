import { menuSections } from '@/domain/access/menuSections';
import { navigationCatalogue } from '@/domain/access/navigationCatalogue';

const linksFor = (held: readonly string[]): string[] =>
  menuSections(held).flatMap(({ links }) => links.map(({ id }) => id));

describe('menuSections', () => {
  it('shows a user without scopes only the links for everyone', () => {
    expect(linksFor([])).toEqual(['home', 'claimChat', 'settings']);
  });

  it('shows the whole catalogue of 21 links to a user with every scope', () => {
    const all = navigationCatalogue.flatMap(({ scope }) => (scope === null ? [] : [scope]));
    expect(linksFor(all)).toHaveLength(21);
  });

  it('has no section without links', () => {
    expect(menuSections(['survey:get']).map(({ group, links }) => [group, links.length])).toEqual([
      ['general', 1],
      ['therapist', 1],
      ['admin', 1],
      ['personal', 1],
    ]);
  });
});
