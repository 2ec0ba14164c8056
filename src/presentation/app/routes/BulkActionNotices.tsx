import { codesPath, SHOW_MANY, showPath, showsBulkActions } from '../../accessCodes/codePath';
import { BulkActionNotice, type BulkActionPlace } from '../../organisations/BulkActionNotice';
import type { AdministrationStores } from '../AdministrationStores';
import { organisationsText } from '../../organisations/organisationsText';
import { isSurveyOrganisations, surveyOrganisationsPath } from '../../surveys/surveyOrganisationsPath';
import { isUserBulkPlace, userBulkPath } from '../../users/promotions/userBulkPath';

/** Notices about the bulk actions of each area that are unfinished or unread. */
export function BulkActionNotices({
  stores,
}: {
  readonly stores: Pick<AdministrationStores, 'accessCodes' | 'users' | 'surveys'>;
}) {
  const codes: BulkActionPlace = {
    make: () => stores.accessCodes.bulk.notice(),
    pathOf: id => showPath(id, SHOW_MANY),
    isShownAt: (id, { pathname, search }) => pathname === codesPath(id) && showsBulkActions(search),
    where: organisationsText('bulkAction.where'),
  };
  const users: BulkActionPlace = {
    make: () => stores.users.bulk.notice(),
    pathOf: userBulkPath,
    isShownAt: isUserBulkPlace,
    where: organisationsText('bulkAction.whereUsers'),
  };
  const surveys: BulkActionPlace = {
    make: () => stores.surveys.notice(),
    pathOf: surveyOrganisationsPath,
    isShownAt: isSurveyOrganisations,
    where: organisationsText('bulkAction.whereSurveys'),
  };
  return (
    <div>
      <BulkActionNotice place={codes} />
      <BulkActionNotice place={users} />
      <BulkActionNotice place={surveys} />
    </div>
  );
}
