import { NEW_PEOPLE_PATH, REVIEW_PATH, isNewPeopleRoute, isReviewRoute } from '../userPath';
import { routes } from '../../app/routes/routes';
import { PROMOTION_PAGES, type PromotionPageName } from './promotionFields';

/** The subject of a review's bulk actions. */
export const REVIEW_SUBJECT = 'review';

/** The subject of the bulk action that creates accounts. */
export const NEW_PEOPLE_SUBJECT = 'newPeople';

const paths: Readonly<Record<PromotionPageName, string>> = {
  promoteAnalyst: routes.promoteToAnalyst.pattern,
  endAnalyst: routes.downgradeAnalyst.pattern,
  therapists: routes.promoteUsers.pattern,
};

export const promotionPath = (page: PromotionPageName): string => paths[page];

/** Address of the page that shows a bulk action on the rights of people; undefined for one of another build. */
export function userBulkPath(subject: string): string | undefined {
  if (subject === REVIEW_SUBJECT) return REVIEW_PATH;
  if (subject === NEW_PEOPLE_SUBJECT) return NEW_PEOPLE_PATH;
  const page = PROMOTION_PAGES.find(one => one === subject);
  return page && promotionPath(page);
}

/** True if an address shows bulk actions on users' rights: any of these pages shows the current one. */
export function isUserBulkPlace(
  _subject: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean {
  const parameters = new URLSearchParams(search);
  if (pathname === routes.users.pattern) return isReviewRoute(parameters) || isNewPeopleRoute(parameters);
  return Object.values(paths).includes(pathname);
}
