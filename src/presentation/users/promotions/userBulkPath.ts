import { REVIEW_PATH, showsReview, USERS_PATH } from '../userPath';
import { PROMOTION_PAGES, type PromotionPageName } from './promotionFields';

/** What bulk actions of a review are about. */
export const REVIEW_SUBJECT = 'review';

const paths: Readonly<Record<PromotionPageName, string>> = {
  promoteAnalyst: '/admin/promote-users-analyst',
  endAnalyst: '/admin/downgrade-users-analyst',
  therapists: '/admin/promote-users',
};

export const promotionPath = (page: PromotionPageName): string => paths[page];

/** Address of the page that shows a bulk action on the rights of people; undefined for one of another build. */
export function userBulkPath(subject: string): string | undefined {
  if (subject === REVIEW_SUBJECT) return REVIEW_PATH;
  const page = PROMOTION_PAGES.find(one => one === subject);
  return page && promotionPath(page);
}

/** Whether an address shows bulk actions on the rights of people: any of these pages shows the one there is. */
export function isUserBulkPlace(
  _subject: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean {
  if (pathname === USERS_PATH) return showsReview(new URLSearchParams(search));
  return Object.values(paths).includes(pathname);
}
