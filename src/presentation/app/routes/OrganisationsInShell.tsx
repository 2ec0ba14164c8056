import { Spinner } from '@blueprintjs/core';
import { createElement, type ComponentType } from 'react';
import type { OrganisationStores } from '../../organisations/OrganisationStores';
import { Downloaded } from '../../kit/Downloaded';
import { organisationsText } from '../../organisations/organisationsText';
import { useShellStores } from '../useShellStores';
import { BulkActionNotices } from './BulkActionNotices';

interface OrganisationsInShellProps {
  readonly Page: ComponentType<{ readonly stores: OrganisationStores }>;
}

/** A page of organisations inside the shell, once its stores are downloaded. */
export function OrganisationsInShell({ Page }: OrganisationsInShellProps) {
  const { organisations } = useShellStores();
  return (
    <Downloaded load={organisations} fallback={<Spinner aria-label={organisationsText('loading')} />}>
      {stores => (
        <div className="administration-frame">
          <BulkActionNotices stores={stores} />
          {createElement(Page, { stores })}
        </div>
      )}
    </Downloaded>
  );
}
