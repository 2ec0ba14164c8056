import { type Container, ContainerModule } from 'inversify';
import { LoadOrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { AxiosOrganisationGateway } from '@/infrastructure/http/organisations/AxiosOrganisationGateway';
import type { OrganisationStores } from '@/presentation/organisations/OrganisationStores';
import { OrganisationSearchStore } from '@/presentation/organisations/OrganisationSearchStore';
import { OrganisationTreeStore } from '@/presentation/organisations/OrganisationTreeStore';
import { BackendClientToken, ClockToken } from './tokens/kernelTokens';
import { OrganisationGatewayToken } from './tokens/organisationTokens';

/** Adds the module of organisations to the container, once, and gives what makes the stores of their screens. */
export function createOrganisationStores(container: Container): OrganisationStores {
  if (!container.isBound(OrganisationGatewayToken)) container.load(organisationModule);
  const gateway = container.get(OrganisationGatewayToken);
  return {
    tree: () => new OrganisationTreeStore({ loadBranch: new LoadOrganisationBranch(gateway) }),
    search: () =>
      new OrganisationSearchStore({ search: new SearchOrganisations(gateway), clock: container.get(ClockToken) }),
  };
}

/** What the screens of organisations ask the backend. */
const organisationModule = new ContainerModule(({ bind }) => {
  bind(OrganisationGatewayToken).toResolvedValue(
    backend => new AxiosOrganisationGateway(backend),
    [BackendClientToken],
  );
});
