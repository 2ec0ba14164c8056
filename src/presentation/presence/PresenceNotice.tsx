import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice';
import './presence.css';
import type { OnlineSwitchStore } from './OnlineSwitchStore';
import { presenceText } from './presenceText';

/**
 * What could not be told to the server, on every width, until it could. The region stays, so that what appears in it is
 * read out.
 */
export const PresenceNotice = observer(function PresenceNotice({ store }: { readonly store: OnlineSwitchStore }) {
  const failed = store.state?.failed ?? null;
  return (
    <div className="presence-notice" role="status" aria-label={presenceText('switch.label')}>
      {failed !== null && <Notice intent="warning">{presenceText(`switch.failed.${failed}`)}</Notice>}
    </div>
  );
});
