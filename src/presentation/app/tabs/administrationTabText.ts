import { surveyOfUrl } from '@/domain/surveys/surveyOfUrl';
import { alertsPath, readAlertAddress } from '../../messageAlerts/alertPath';
import {
  isNewUser,
  showsDeletions,
  showsNewPeople,
  showsReview,
  USER_PARAMETER,
  USERS_PATH,
} from '../../users/userPath';
import { appText } from '../appText';

/** What a page is called that has its address from a query; undefined for a list, a person, and any other address. */
export function administrationTabText(url: string): string | undefined {
  const [path, query] = url.split(/[?#]/);
  const parameters = new URLSearchParams(query);
  if (path === USERS_PATH) return usersTabText(parameters);
  if (path === alertsPath) return alertTabText(parameters);
  return surveyOfUrl(url) === undefined ? undefined : appText('pages.survey');
}

function usersTabText(parameters: URLSearchParams): string | undefined {
  if (parameters.has(USER_PARAMETER)) return undefined;
  if (showsReview(parameters)) return appText('pages.rightsReview');
  if (showsDeletions(parameters)) return appText('pages.deletionRequests');
  if (showsNewPeople(parameters)) return appText('pages.newPeople');
  return isNewUser(parameters) ? appText('pages.newPerson') : undefined;
}

function alertTabText(parameters: URLSearchParams): string | undefined {
  const { shows } = readAlertAddress(parameters);
  if (shows === 'list') return undefined;
  return appText(shows === 'new' ? 'pages.newMessageAlert' : 'pages.messageAlert');
}
