import { type Container, ContainerModule } from 'inversify';
import { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import { LoadOrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { AxiosOrganisationGateway } from '@/infrastructure/http/organisations/AxiosOrganisationGateway';
import { AxiosOrganisationSettingsGateway } from '@/infrastructure/http/organisations/AxiosOrganisationSettingsGateway';
import type { OrganisationStores } from '@/presentation/organisations/OrganisationStores';
import { OrganisationSearchStore } from '@/presentation/organisations/OrganisationSearchStore';
import { OrganisationTreeStore } from '@/presentation/organisations/OrganisationTreeStore';
import { OrganisationStore } from '@/presentation/organisations/page/OrganisationStore';
import { BackendClientToken, ClockToken, ServerClockToken } from './tokens/kernelTokens';
import { OrganisationGatewayToken, OrganisationSettingsGatewayToken } from './tokens/organisationTokens';

/** Adds the module of organisations to the container, once, and gives what makes the stores of their screens. */
export function createOrganisationStores(container: Container): OrganisationStores {
  if (!container.isBound(OrganisationGatewayToken)) container.load(organisationModule);
  const gateway = container.get(OrganisationGatewayToken);
  const settings = container.get(OrganisationSettingsGatewayToken);
  return {
    tree: () => new OrganisationTreeStore({ loadBranch: new LoadOrganisationBranch(gateway) }),
    search: () =>
      new OrganisationSearchStore({ search: new SearchOrganisations(gateway), clock: container.get(ClockToken) }),
    organisation: organisationId =>
      new OrganisationStore(organisationId, {
        loadOrganisation: new LoadOrganisation(gateway, settings),
        clock: container.get(ServerClockToken),
      }),
  };
}

/** What the screens of organisations ask the backend. */
const organisationModule = new ContainerModule(({ bind }) => {
  bind(OrganisationGatewayToken).toResolvedValue(
    backend => new AxiosOrganisationGateway(backend),
    [BackendClientToken],
  );
  bind(OrganisationSettingsGatewayToken).toResolvedValue(
    backend => new AxiosOrganisationSettingsGateway(backend),
    [BackendClientToken],
  );
});
