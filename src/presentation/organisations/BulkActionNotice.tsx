import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import type { BulkNoticeStore } from '../kit/bulk/BulkNoticeStore';
import { Notice } from '../kit/Notice';
import { useStore } from '../kit/useStore';
import './bulkActionNotice.css';
import { organisationsText } from './organisationsText';

/** The pages that show bulk actions of an area. */
export interface BulkActionPlace {
  readonly make: () => BulkNoticeStore;
  /** Address of the page that shows the bulk action on a subject. */
  readonly pathOf: (subjectId: string) => string | undefined;
  /** True if this address is the page that shows it. */
  readonly isShownAt: (subjectId: string, address: { readonly pathname: string; readonly search: string }) => boolean;
  /** The page to open if there is no other. */
  readonly where: string;
}

/** Says on every page of administration that a bulk action is unfinished or unread, and links to it. */
export const BulkActionNotice = observer(function BulkActionNotice({ place }: { readonly place: BulkActionPlace }) {
  const { make, pathOf, isShownAt, where } = place;
  const { notice } = useStore(make);
  const address = useLocation();
  const about = notice === undefined || notice.kind === 'unreadable' ? undefined : notice.about;
  const id = about?.subjectId;
  const target = id === undefined ? undefined : pathOf(id);
  const isShown = id !== undefined && isShownAt(id, address);
  return (
    <div role="status" className="bulk-action-notice">
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
