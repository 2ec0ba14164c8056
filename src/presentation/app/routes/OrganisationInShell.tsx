import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import { OrganisationFrame } from '../../organisations/page/OrganisationFrame';
import type { OrganisationPageProps } from '../../organisations/page/OrganisationPageProps';
import { organisationPageText } from '../../organisations/page/organisationPageText';
import { useShellStores } from '../useShellStores';
import { BulkActionNotices } from './BulkActionNotices';

interface OrganisationInShellProps {
  readonly Content: ComponentType<OrganisationPageProps>;
}

/** One page of an organisation inside the shell; without an id in the address of the provider. */
export function OrganisationInShell(props: OrganisationInShellProps) {
  return (
    <Suspense fallback={<Spinner aria-label={organisationPageText('loading')} />}>
      <Downloaded {...props} />
    </Suspense>
  );
}

const Downloaded = observer(function Downloaded({ Content }: OrganisationInShellProps) {
  const { organisations, access } = useShellStores();
  const stores = use(organisations());
  const { organisationId } = useParams();
  return (
    <>
      <BulkActionNotices stores={stores} />
      <OrganisationFrame key={organisationId ?? ''} organisationId={organisationId} stores={stores}>
        {(organisation, store) => {
          const scope = store.isProvider ? 'organisations:edit-thrive' : 'organisations:edit';
          return (
            <NamesItsTabs organisation={organisation}>
              <Content
                organisation={organisation}
                store={store}
                stores={stores}
                mayEdit={access.verdict(scope) === 'allow'}
              />
            </NamesItsTabs>
          );
        }}
      </OrganisationFrame>
    </>
  );
});

/** Tabs of two open organisations are named after them. */
function NamesItsTabs({
  organisation: { id, name },
  children,
}: {
  readonly organisation: OrganisationName;
  readonly children: ReactNode;
}) {
  const { tabs } = useShellStores();
  useEffect(() => tabs.learnOrganisation(id, name), [tabs, id, name]);
  return children;
}
