import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Downloaded } from '../../kit/Downloaded';
import type { AdministrationStores } from '../AdministrationStores';
import { OrganisationFrame } from '../../organisations/page/OrganisationFrame';
import { PROVIDER } from './routes';
import type { OrganisationPageProps } from '../../organisations/page/OrganisationPageProps';
import { organisationPageText } from '../../organisations/page/organisationPageText';
import { useShellStores } from '../useShellStores';
import { BulkActionNotices } from './BulkActionNotices';

interface OrganisationInShellProps {
  readonly Content: ComponentType<OrganisationPageProps>;
}

/**
 * One page of an organisation inside the shell. Without an id in the address, it is the page of the provider itself.
 */
export function OrganisationInShell({ Content }: OrganisationInShellProps) {
  const { administration } = useShellStores();
  return (
    <Downloaded load={administration} fallback={<Spinner aria-label={organisationPageText('loading')} />}>
      {stores => <PageOfOrganisation Content={Content} stores={stores} />}
    </Downloaded>
  );
}

interface PageOfOrganisationProps extends OrganisationInShellProps {
  readonly stores: AdministrationStores;
}

const PageOfOrganisation = observer(function PageOfOrganisation({ Content, stores }: PageOfOrganisationProps) {
  const { access } = useShellStores();
  const { organisationId } = useParams();
  return (
    <>
      <BulkActionNotices stores={stores} />
      <OrganisationFrame key={organisationId ?? ''} organisationId={organisationId} stores={stores}>
        {(organisation, store) => {
          const scope = store.isProvider ? 'organisations:edit-thrive' : 'organisations:edit';
          return (
            <NamesItsTabs organisationId={organisationId ?? PROVIDER} name={organisation.name}>
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

interface NamesItsTabsProps {
  /** The id from the address. */
  readonly organisationId: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** Names the tabs of an organisation after it, since several may be open. */
function NamesItsTabs({ organisationId, name, children }: NamesItsTabsProps) {
  const { tabs } = useShellStores();
  useEffect(() => tabs.learnName({ kind: 'organisation', id: organisationId }, name), [tabs, organisationId, name]);
  return children;
}
