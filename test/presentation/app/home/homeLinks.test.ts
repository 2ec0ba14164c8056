import { menuSections } from '@/domain/access/menuSections';
import { homeLinks } from '@/presentation/app/home/homeLinks';

const linksOf = (...scopes: readonly string[]) =>
  homeLinks(menuSections(scopes)).map(({ group, links }) => [group, ...links.map(({ id }) => id)]);

describe('homeLinks', () => {
  it('lead to the pages that the scopes open, and not to Home itself', () => {
    expect(linksOf('survey:get', 'domo-reports:view')).toEqual([
      ['therapist', 'claimChat'],
      ['admin', 'surveyConfigs'],
      ['miReporter', 'domoDashboard'],
      ['personal', 'settings'],
    ]);
  });
});
