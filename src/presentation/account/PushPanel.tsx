import { Switch } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { accountText } from './accountText';
import { ActOutcomeNotice, OwnAccountPanel, type ActPanelProps } from './OwnAccountPanel';

/** Switches push notifications to the user's devices on or off, with immediate effect. */
export const PushPanel = observer(function PushPanel({ store, summary: { pushEnabled } }: ActPanelProps) {
  return (
    <OwnAccountPanel title={accountText('push.title')} lead={accountText('push.lead')}>
      <Switch
        checked={pushEnabled}
        label={accountText('push.label')}
        aria-disabled={store.busy !== undefined}
        onChange={event => void store.setPush(event.currentTarget.checked)}
      />
      <ActOutcomeNotice store={store} act="push" done={accountText(pushEnabled ? 'push.on' : 'push.off')} />
    </OwnAccountPanel>
  );
});
