import { observer } from 'mobx-react-lite';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import type { SessionLifeStore } from './SessionLifeStore';
import { appText } from '../../app/appText';

/**
 * Warns that the session is about to end, with a button that extends it. The live region is always there, so that
 * screen readers announce what appears in it.
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
