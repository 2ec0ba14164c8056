import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Suspense, use } from 'react';
import { OwnProfilePage } from '../../profile/OwnProfilePage';
import { profileText } from '../../profile/profileText';
import { useShellStores } from '../useShellStores';

/** The profile of the therapist who is signed in, once its stores are downloaded. */
export function OwnProfileInShell() {
  return (
    <Suspense fallback={<Spinner aria-label={profileText('loading')} />}>
      <Downloaded />
    </Suspense>
  );
}

const Downloaded = observer(function Downloaded() {
  const { ownProfile, flags } = useShellStores();
  const stores = use(ownProfile());
  return <OwnProfilePage stores={stores} hasDrive={flags.isOn('isGoogleDriveEnabled')} />;
});
