import { newPeoplePath, REVIEW_PATH, isNewPeopleRoute, isReviewRoute } from '../userPath';
import { routes } from '../../app/routes/routes';
import { PROMOTION_PAGES, type PromotionPageName } from './promotionFields';

/** Subject id of the bulk actions of a review. */
export const REVIEW_SUBJECT = 'review';

/** Subject id of the bulk action that creates accounts. */
export const NEW_PEOPLE_SUBJECT = 'newPeople';

export const promotionPaths: Readonly<Record<PromotionPageName, string>> = {
  promoteAnalyst: routes.promoteToAnalyst.pattern,
  endAnalyst: routes.downgradeAnalyst.pattern,
  therapists: routes.promoteUsers.pattern,
};

/** The address of the page that shows a bulk action on users; undefined if this build does not know its subject. */
export function userBulkPath(subject: string): string | undefined {
  if (subject === REVIEW_SUBJECT) return REVIEW_PATH;
  if (subject === NEW_PEOPLE_SUBJECT) return newPeoplePath();
  const page = PROMOTION_PAGES.find(one => one === subject);
  return page && promotionPaths[page];
}

/**
 * True if an address shows bulk actions on users. Each of these pages shows the current action, whatever its subject.
 */
export function isUserBulkPlace(
  _subject: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean {
  const parameters = new URLSearchParams(search);
  if (pathname === routes.users.pattern) return isReviewRoute(parameters) || isNewPeopleRoute(parameters);
  return Object.values(promotionPaths).includes(pathname);
}
