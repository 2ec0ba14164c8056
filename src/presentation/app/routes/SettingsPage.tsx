import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { AccountPage } from '../../account/AccountPage';
import { SoundSettings } from '../../notifications/SoundSettings';
import { useStores } from '../useStores';
import { useShellStores } from '../useShellStores';

/** The account settings inside the shell. */
export const SettingsPage = observer(function SettingsPage() {
  const { root } = useStores();
  const { account, notifications, sessionLife, logOut } = useShellStores();
  const [parameters] = useSearchParams();
  const { since, endsAt } = sessionLife.shown ?? {};
  return (
    <AccountPage
      stores={account}
      confirmId={parameters.get('confirm') ?? undefined}
      session={{ email: root.user?.email ?? '', since, endsAt, onLogOut: () => logOut.ask() }}
    >
      <SoundSettings store={notifications.sound} />
    </AccountPage>
  );
});
