import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { sessionText } from '../session/sessionText';
import { Notice } from '../kit/Notice';
import { clockText, connectionText } from './connectionText';
import type { ConnectionsStore } from './ConnectionsStore';

/**
 * Says that the device's clock is wrong, until it is right or the user closes the notice. The connection panel
 * continues to say so.
 */
export const ClockNotice = observer(function ClockNotice({ store }: { readonly store: ConnectionsStore }) {
  const { clockNotice } = store;
  const close = (
    <Button
      variant="minimal"
      size="small"
      icon={<CrossIcon />}
      aria-label={sessionText('toast.close')}
      onClick={() => store.dismissClock()}
    />
  );
  return (
    <div className="shell-session-life" role="status" aria-label={connectionText('clock.label')}>
      {clockNotice !== null && (
        <Notice intent="warning" action={close}>
          {clockText(clockNotice)} {connectionText('clock.hint')}
        </Notice>
      )}
    </div>
  );
});
