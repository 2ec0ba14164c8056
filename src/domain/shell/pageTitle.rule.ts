import { rule } from '../rule';
import { regionOf } from '../shared/regionOf';

export const pageTitle = rule(
  {
    id: 'CR-TITLE-01',
    statement:
      'The browser title is the base title, " - " and the title of the page if it has one, then " - Australia" where a part of the identity project id says so, else " - UK". It never holds a patient\'s name or a message.',
    source: `D1 §2: "Page title is the base title plus ' - ' plus the route's title data."`,
    hazards: [],
  },
  ({ base, page, projectId }: { readonly base: string; readonly page: string | null; readonly projectId: string }): string =>
    [base, page, regionOf(projectId)].filter(part => part !== null && part !== '').join(' - '),
);
