import { observer } from 'mobx-react-lite';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import type { SessionLifeStore } from './SessionLifeStore';
import { appText } from '../../app/appText';

/**
 * Says in time that the session will end, and can prolong it. The region stays, so that what appears in it is read out.
 */
export const SessionLifeBar = observer(function SessionLifeBar({ store }: { readonly store: SessionLifeStore }) {
  const { minutesLeft, failed, busy } = store;
  const stay = (
    <PendingButton size="small" text={appText('sessionLife.stay')} awaiting={busy} onClick={() => void store.stay()} />
  );
  return (
    <div className="shell-session-life" role="status" aria-label={appText('sessionLife.label')}>
      {minutesLeft !== undefined && (
        <Notice intent="warning" action={stay}>
          {appText(failed ? 'sessionLife.failed' : 'sessionLife.warning', { minutes: minutesLeft })}
        </Notice>
      )}
    </div>
  );
});
