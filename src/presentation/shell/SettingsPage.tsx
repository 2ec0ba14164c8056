import { observer } from 'mobx-react-lite';
import { AccountPage } from '../account/AccountPage';
import { useStores } from '../shared/useStores';
import { useShellStores } from './useShellStores';

/** The account settings inside the shell. */
export const SettingsPage = observer(function SettingsPage() {
  const { root } = useStores();
  const { account, sessionLife, logOut } = useShellStores();
  const { since, endsAt } = sessionLife.life ?? {};
  return <AccountPage stores={account} session={{ email: root.user?.email ?? '', since, endsAt, onLogOut: () => logOut.ask() }} />;
});
