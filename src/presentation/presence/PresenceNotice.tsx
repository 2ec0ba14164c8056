import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice';
import './presence.css';
import type { OnlineSwitchStore } from './OnlineSwitchStore';
import { presenceText } from './presenceText';

/**
 * Says that a change of presence did not reach the server, in windows of any width. The live region is always there, so
 * that its content is announced.
 */
export const PresenceNotice = observer(function PresenceNotice({ store }: { readonly store: OnlineSwitchStore }) {
  const failed = store.state?.failed ?? null;
  return (
    <div className="presence-notice" role="status" aria-label={presenceText('switch.label')}>
      {failed !== null && <Notice intent="warning">{presenceText(`switch.failed.${failed}`)}</Notice>}
    </div>
  );
});
