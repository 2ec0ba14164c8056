import { Spinner } from '@blueprintjs/core';
import { Suspense, use } from 'react';
import { OrganisationsPage } from '../../organisations/OrganisationsPage';
import { organisationsText } from '../../organisations/organisationsText';
import { useShellStores } from '../useShellStores';

/** All organisations inside the shell. */
export function OrganisationsInShell() {
  return (
    <Suspense fallback={<Spinner aria-label={organisationsText('loading')} />}>
      <Downloaded />
    </Suspense>
  );
}

function Downloaded() {
  return <OrganisationsPage stores={use(useShellStores().organisations())} />;
}
