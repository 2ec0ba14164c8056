import { Spinner } from '@blueprintjs/core';
import { createElement, Suspense, use, type ComponentType } from 'react';
import type { OrganisationStores } from '../../organisations/OrganisationStores';
import { organisationsText } from '../../organisations/organisationsText';
import { useShellStores } from '../useShellStores';
import { BulkActionNotices } from './BulkActionNotices';

interface OrganisationsInShellProps {
  readonly Page: ComponentType<{ readonly stores: OrganisationStores }>;
}

/** A page of organisations inside the shell, once its stores are downloaded. */
export function OrganisationsInShell({ Page }: OrganisationsInShellProps) {
  return (
    <Suspense fallback={<Spinner aria-label={organisationsText('loading')} />}>
      <Downloaded Page={Page} />
    </Suspense>
  );
}

function Downloaded({ Page }: OrganisationsInShellProps) {
  const stores = use(useShellStores().organisations());
  return (
    <div className="administration-frame">
      <BulkActionNotices stores={stores} />
      {createElement(Page, { stores })}
    </div>
  );
}
