import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { codesPath, SHOW_MANY, showPath, showsBulkActions } from '../../accessCodes/codePath';
import type { BulkNoticeStore } from '../../kit/bulk/BulkNoticeStore';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { organisationsText } from '../../organisations/organisationsText';
import { isSurveyOrganisations, surveyOrganisationsPath } from '../../surveys/surveyOrganisationsPath';
import { isUserBulkPlace, userBulkPath } from '../../users/promotions/userBulkPath';
import type { AdministrationStores } from '../AdministrationStores';
import styles from './BulkActionNotices.module.css';

/** Says on every page of administration which bulk actions are unfinished or unread, and links to them. */
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

/** The pages that show bulk actions of an area. */
interface BulkActionPlace {
  readonly make: () => BulkNoticeStore;
  /** Address of the page that shows the bulk action on a subject. */
  readonly pathOf: (subjectId: string) => string | undefined;
  /** True if this address is the page that shows it. */
  readonly isShownAt: (subjectId: string, address: { readonly pathname: string; readonly search: string }) => boolean;
  /** The page to open if there is no other. */
  readonly where: string;
}

const BulkActionNotice = observer(function BulkActionNotice({ place }: { readonly place: BulkActionPlace }) {
  const { make, pathOf, isShownAt, where } = place;
  const { notice } = useStore(make);
  const address = useLocation();
  const about = notice === undefined || notice.kind === 'unreadable' ? undefined : notice.about;
  const id = about?.subjectId;
  const target = id === undefined ? undefined : pathOf(id);
  const isShown = id !== undefined && isShownAt(id, address);
  return (
    <div role="status" className={styles['notice']}>
      {notice !== undefined && !isShown && (
        <Notice
          intent={notice.kind === 'finished' ? 'success' : 'warning'}
          {...(target !== undefined && { action: <Link to={target}>{organisationsText('bulkAction.show')}</Link> })}
        >
          {about === undefined
            ? organisationsText('bulkAction.unreadable')
            : organisationsText(`bulkAction.${notice.kind}`, { subject: about.subject })}{' '}
          {target === undefined && where}
        </Notice>
      )}
    </div>
  );
});
