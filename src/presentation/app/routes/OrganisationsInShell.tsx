import { Spinner } from '@blueprintjs/core';
import { createElement, Suspense, use, type ComponentType } from 'react';
import { BulkActionNotice } from '../../organisations/BulkActionNotice';
import type { OrganisationStores } from '../../organisations/OrganisationStores';
import { organisationsText } from '../../organisations/organisationsText';
import { useShellStores } from '../useShellStores';

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
      <BulkActionNotice make={() => stores.accessCodes.bulk.notice()} />
      {createElement(Page, { stores })}
    </div>
  );
}
