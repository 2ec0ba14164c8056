import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { sessionText } from '../session/sessionText';
import { Notice } from '../shared/Notice';
import { clockText } from './clockText';
import { connectionText } from './connectionText';
import type { LinksStore } from './LinksStore';
import './serverStatus.css';

/** The connection was lost, or is there again: at the top, for a while (D2 §2). A clock that is wrong is said until it is right. */
export const ConnectionMessage = observer(function ConnectionMessage({ store }: { readonly store: LinksStore }) {
  const { message, clockNotice } = store;
  return (
    <div className="status-message" role="status" aria-label={connectionText('message.label')}>
      {message !== undefined && (
        <Notice intent={message === 'restored' ? 'success' : 'warning'} action={<Close onClick={() => store.dismiss()} />}>
          {connectionText(`message.${message}`)}
        </Notice>
      )}
      {clockNotice !== null && (
        <Notice intent="warning" action={<Close onClick={() => store.dismissClock()} />}>
          {clockText(clockNotice)} {connectionText('clock.hint')}
        </Notice>
      )}
    </div>
  );
});

function Close({ onClick }: { readonly onClick: () => void }) {
  return <Button variant="minimal" size="small" icon={<CrossIcon />} aria-label={sessionText('toast.close')} onClick={onClick} />;
}
