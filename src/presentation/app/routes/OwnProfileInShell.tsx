import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { OwnProfilePage } from '../../profile/OwnProfilePage';
import type { OwnProfileStores } from '../../profile/OwnProfileStores';
import { profileText } from '../../profile/profileText';
import { Downloaded } from '../../kit/Downloaded';
import { useShellStores } from '../useShellStores';

/** The profile of the signed-in therapist, once its stores are downloaded. */
export function OwnProfileInShell() {
  const { ownProfile } = useShellStores();
  return (
    <Downloaded load={ownProfile} fallback={<Spinner aria-label={profileText('loading')} />}>
      {stores => <OwnProfile stores={stores} />}
    </Downloaded>
  );
}

const OwnProfile = observer(function OwnProfile({ stores }: { readonly stores: OwnProfileStores }) {
  const { flags } = useShellStores();
  return <OwnProfilePage stores={stores} hasDrive={flags.isOn('isGoogleDriveEnabled')} />;
});
