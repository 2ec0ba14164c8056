import { menuSections } from '@/domain/access/menuSections';
import { navigationCatalogue } from '@/domain/access/navigationCatalogue';

const paths = (held: readonly string[]): string[] =>
  menuSections(held).flatMap(({ links }) => links.map(({ path }) => path));

describe('menuSections', () => {
  it('shows a user without scopes only the links for everyone', () => {
    expect(paths([])).toEqual(['/home', '/therapist/claim-chat', '/account/settings']);
  });

  it('shows the whole catalogue of 21 links to a user with every scope', () => {
    const all = navigationCatalogue.flatMap(({ scope }) => (scope === null ? [] : [scope]));
    expect(paths(all)).toHaveLength(21);
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
