import { menuSections } from '@/domain/access/menuSections';
import { homeLinks } from '@/presentation/app/home/homeLinks';

const linksOf = (...scopes: readonly string[]) => {
  const { sections, notBuilt } = homeLinks(menuSections(scopes));
  return {
    sections: sections.map(({ group, links }) => [group, ...links.map(({ id }) => id)]),
    notBuilt: notBuilt.map(({ id }) => id),
  };
};

describe('homeLinks', () => {
  it('leads only to pages that exist, and names the others that the rights open', () => {
    expect(linksOf('survey:get', 'domo-reports:view')).toEqual({
      sections: [
        ['therapist', 'claimChat'],
        ['admin', 'surveyConfigs'],
        ['miReporter', 'domoDashboard'],
        ['personal', 'settings'],
      ],
      notBuilt: [],
    });
  });

  it('knows the page of a link whose address names a list', () => {
    expect(linksOf('chat:view-active-chats').sections).toContainEqual(['therapist', 'chatV1', 'chatV2', 'claimChat']);
  });

  it('never leads to Home itself', () => {
    expect(JSON.stringify(linksOf())).not.toContain('home');
  });
});
