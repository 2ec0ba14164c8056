import { Switch } from '@blueprintjs/core';
import { WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import './presence.css';
import type { OnlineSwitchStore } from './OnlineSwitchStore';
import { presenceText } from './presenceText';

/**
 * A switch between online and offline, whose state shows in words and by position. It warns if a change did not reach
 * the server.
 */
export const OnlineSwitch = observer(function OnlineSwitch({ store }: { readonly store: OnlineSwitchStore }) {
  const { state, checking } = store;
  if (state === undefined) return null;
  const { online, failed } = state;
  const word = presenceText(online ? 'switch.online' : 'switch.offline');
  return (
    <div className="presence-switch" role="group" aria-label={presenceText('switch.label')}>
      <Switch
        className="presence-switch-control"
        role="switch"
        checked={online}
        aria-busy={checking}
        onChange={() => store.toggle()}
      >
        <span className="presence-switch-word">{word}</span>
      </Switch>
      {failed !== null && (
        <WarningSignIcon className="presence-warning" size={16} title={presenceText(`switch.failed.${failed}`)} />
      )}
      <span className="visually-hidden" role="status">
        {checking && presenceText('switch.checking')}
      </span>
    </div>
  );
});
