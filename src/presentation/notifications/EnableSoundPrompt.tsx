import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice';
import type { SoundStore } from './SoundStore';
import { notificationText } from './notificationText';
import './notifications.css';

/** Asks the user to allow sounds, while the browser blocks one that is due. */
export const EnableSoundPrompt = observer(function EnableSoundPrompt({ store }: { readonly store: SoundStore }) {
  return (
    <div className="alert-prompt" role="status">
      {store.blocked && (
        <Notice
          intent="warning"
          action={<Button intent="primary" text={notificationText('sound.enable')} onClick={() => store.enable()} />}
        >
          {notificationText('sound.prompt')}
        </Notice>
      )}
    </div>
  );
});
