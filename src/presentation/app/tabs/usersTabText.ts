import {
  isNewUser,
  showsDeletions,
  showsNewPeople,
  showsReview,
  USER_PARAMETER,
  USERS_PATH,
} from '../../users/userPath';
import { appText } from '../appText';

/** What the pages beside the list of people are called; undefined for the list, a person, and any other address. */
export function usersTabText(url: string): string | undefined {
  const [path, query] = url.split(/[?#]/);
  const parameters = new URLSearchParams(query);
  if (path !== USERS_PATH || parameters.has(USER_PARAMETER)) return undefined;
  if (showsReview(parameters)) return appText('pages.rightsReview');
  if (showsDeletions(parameters)) return appText('pages.deletionRequests');
  if (showsNewPeople(parameters)) return appText('pages.newPeople');
  return isNewUser(parameters) ? appText('pages.newPerson') : undefined;
}
