import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { sessionText } from '../session/sessionText';
import { Notice } from '../kit/Notice';
import { connectionText } from './connectionText';
import type { ConnectionsStore } from './ConnectionsStore';
import './serverStatus.css';

/** A message at the top of the page, for a while, when the connection is lost or restored (D2 §2). */
export const ConnectionMessage = observer(function ConnectionMessage({ store }: { readonly store: ConnectionsStore }) {
  const { message } = store;
  const close = (
    <Button
      variant="minimal"
      size="small"
      icon={<CrossIcon />}
      aria-label={sessionText('toast.close')}
      onClick={() => store.dismiss()}
    />
  );
  return (
    <div className="status-message" role="status" aria-label={connectionText('message.label')}>
      {message !== undefined && (
        <Notice intent={message === 'restored' ? 'success' : 'warning'} action={close}>
          {connectionText(`message.${message}`)}
        </Notice>
      )}
    </div>
  );
});
