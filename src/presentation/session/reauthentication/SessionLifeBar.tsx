import { observer } from 'mobx-react-lite';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import type { SessionLifeStore } from './SessionLifeStore';
import { shellText } from '../../app/shellText';

/** Says in time that the session will end, and can prolong it. The region stays, so that what appears in it is read out. */
export const SessionLifeBar = observer(function SessionLifeBar({ store }: { readonly store: SessionLifeStore }) {
  const { minutesLeft, failed, busy } = store;
  const stay = <PendingButton size="small" text={shellText('sessionLife.stay')} awaiting={busy} onClick={() => void store.stay()} />;
  return (
    <div className="shell-session-life" role="status" aria-label={shellText('sessionLife.label')}>
      {minutesLeft !== undefined && (
        <Notice intent="warning" action={stay}>
          {shellText(failed ? 'sessionLife.failed' : 'sessionLife.warning', { minutes: minutesLeft })}
        </Notice>
      )}
    </div>
  );
});
