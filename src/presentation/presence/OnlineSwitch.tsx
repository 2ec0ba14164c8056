import { Switch } from '@blueprintjs/core';
import { WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import './presence.css';
import type { OnlineSwitchStore } from './OnlineSwitchStore';
import { presenceText } from './presenceText';

/** Online or offline, by word and position; what could not be told to the server stands beside it. */
export const OnlineSwitch = observer(function OnlineSwitch({ store }: { readonly store: OnlineSwitchStore }) {
  const { state, checking } = store;
  if (state === undefined) return null;
  const { online, failed } = state;
  const word = presenceText(online ? 'switch.online' : 'switch.offline');
  return (
    <div className="presence-switch" role="group" aria-label={presenceText('switch.label')}>
      <Switch className="presence-switch-control" role="switch" checked={online} aria-busy={checking} onChange={() => store.toggle()}>
        <span className="presence-switch-word">{word}</span>
      </Switch>
      <span className="presence-switch-note" role="status">
        {failed !== null && (
          <span className="presence-warning" title={presenceText(`switch.failed.${failed}`)}>
            <WarningSignIcon size={16} />
            <span className="presence-warning-words">{presenceText(`switch.failed.${failed}`)}</span>
          </span>
        )}
        {checking && <span className="visually-hidden">{presenceText('switch.checking')}</span>}
      </span>
    </div>
  );
});
