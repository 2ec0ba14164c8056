import type { Container } from 'inversify';
import { ListMainOrganisations } from '@/application/organisations/ListMainOrganisations';
import type { OrganisationGateway } from '@/application/organisations/ports/OrganisationGateway';
import { ListDeletionRequests } from '@/application/users/ListDeletionRequests';
import { LoadRights } from '@/application/users/LoadRights';
import { AdministratorTasksStore } from '@/presentation/app/home/AdministratorTasksStore';
import type { RegionStores } from '@/presentation/regions/RegionStores';
import { CodeBulkRunnerToken } from './tokens/accessCodeTokens';
import { ServerClockToken } from './tokens/kernelTokens';
import { LoadCoreHoursToken } from './tokens/presenceTokens';
import { DeletionRequestGatewayToken, UserBulkRunnerToken, UserGatewayToken } from './tokens/userTokens';

/** What Home says is due in administration. People, codes and their bulk actions are bound before. */
export function createAdministratorTasks(
  container: Container,
  regions: RegionStores,
  organisations: OrganisationGateway,
): AdministratorTasksStore {
  const users = container.get(UserGatewayToken);
  const clock = container.get(ServerClockToken);
  return new AdministratorTasksStore({
    loadCoreHours: container.get(LoadCoreHoursToken),
    coverage: schedule => regions.coverage(schedule),
    loadRights: new LoadRights(users, clock),
    listDeletionRequests: new ListDeletionRequests(container.get(DeletionRequestGatewayToken)),
    listMainOrganisations: new ListMainOrganisations(organisations),
    codeRunner: container.get(CodeBulkRunnerToken),
    userRunner: container.get(UserBulkRunnerToken),
    clock,
  });
}
