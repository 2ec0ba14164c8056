import { observer } from 'mobx-react-lite';
import { PendingButton } from '../kit/PendingButton';
import { accountText } from './accountText';
import { ActOutcomeNotice, OwnAccountPanel, type ActPanelProps } from './OwnAccountPanel';

/** Sends an email with a link to choose a new password. */
export const PasswordPanel = observer(function PasswordPanel({ store }: Pick<ActPanelProps, 'store'>) {
  const { passwordSentTo: email } = store;
  return (
    <OwnAccountPanel title={accountText('password.title')} lead={accountText('password.lead')}>
      <ActOutcomeNotice
        store={store}
        act="password"
        done={email === undefined ? '' : accountText('password.sent', { email })}
      />
      <PendingButton
        text={accountText('password.request')}
        awaiting={store.busy === 'password'}
        onClick={() => void store.requestPassword()}
      />
    </OwnAccountPanel>
  );
});
