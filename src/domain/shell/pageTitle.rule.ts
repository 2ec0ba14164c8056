import { rule } from '../rule';

/** Parts of an identity project id that name the Australian deployment; every other id is the UK's. */
const australian = ['au', 'aus', 'australia'];

export const pageTitle = rule(
  {
    id: 'CR-TITLE-01',
    statement:
      'The browser title is the base title, " - " and the title of the page if it has one, then " - Australia" where a part of the identity project id says so, else " - UK". It never holds a patient\'s name or a message.',
    source: `D1 §2: "Page title is the base title plus ' - ' plus the route's title data."`,
    hazards: [],
  },
  ({ base, page, projectId }: { readonly base: string; readonly page: string | null; readonly projectId: string }): string => {
    const region = projectId.toLowerCase().split(/[-_.]/).some(part => australian.includes(part)) ? 'Australia' : 'UK';
    return [base, page, region].filter(part => part !== null && part !== '').join(' - ');
  },
);
