import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { codesPath, SHOW_MANY, showPath, showsBulkActions } from '../accessCodes/codePath';
import type { BulkNoticeStore } from '../kit/bulk/BulkNoticeStore';
import { Notice } from '../kit/Notice';
import { useStore } from '../kit/useStore';
import './bulkActionNotice.css';
import { organisationsText } from './organisationsText';

/** Says on every page of administration that a bulk action is to be gone on with or read, and leads to it. */
export const BulkActionNotice = observer(function BulkActionNotice({ make }: { readonly make: () => BulkNoticeStore }) {
  const { notice } = useStore(make);
  const { pathname, search } = useLocation();
  const about = notice === undefined || notice.kind === 'unreadable' ? undefined : notice.about;
  const id = about?.subjectId;
  const target = id === undefined ? undefined : showPath(id, SHOW_MANY);
  const isShown = id !== undefined && pathname === codesPath(id) && showsBulkActions(search);
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
          {target === undefined && organisationsText('bulkAction.where')}
        </Notice>
      )}
    </div>
  );
});
