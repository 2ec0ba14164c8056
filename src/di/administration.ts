import type { Container } from 'inversify';
import { CompareGenerations } from '@/application/organisations/CompareGenerations';
import { FindMember } from '@/application/organisations/FindMember';
import { CreateOrganisation } from '@/application/organisations/CreateOrganisation';
import { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import { LoadOrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import { LoadOwnSettings } from '@/application/organisations/LoadOwnSettings';
import { MoveMember } from '@/application/organisations/MoveMember';
import { MoveToOrganisation } from '@/application/organisations/MoveToOrganisation';
import { SaveSettings } from '@/application/organisations/SaveSettings';
import { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { SetOrganisationEnabled } from '@/application/organisations/SetOrganisationEnabled';
import { UploadPicture } from '@/application/organisations/UploadPicture';
import { AxiosOrganisationGateway } from '@/infrastructure/http/organisations/AxiosOrganisationGateway';
import { AxiosOrganisationSettingsGateway } from '@/infrastructure/http/organisations/AxiosOrganisationSettingsGateway';
import { AxiosPictureGateway } from '@/infrastructure/http/organisations/AxiosPictureGateway';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import type { AdministrationStores } from '@/presentation/app/AdministrationStores';
import { NewOrganisationStore } from '@/presentation/organisations/NewOrganisationStore';
import { PROVIDER } from '@/presentation/app/routes/routes';
import { OrganisationSearchStore } from '@/presentation/organisations/OrganisationSearchStore';
import { OrganisationTreeStore } from '@/presentation/organisations/OrganisationTreeStore';
import { EnablingStore } from '@/presentation/organisations/page/EnablingStore';
import { GenerationsStore } from '@/presentation/organisations/page/GenerationsStore';
import { MoveToOrganisationStore } from '@/presentation/organisations/page/MoveToOrganisationStore';
import { OrganisationStore } from '@/presentation/organisations/page/OrganisationStore';
import {
  BackendClientToken,
  ClockToken,
  EnvironmentToken,
  RandomToken,
  ServerClockToken,
  FormDraftsToken,
  UnreadableRecordsToken,
  FlagCacheToken,
  LoadCoreHoursToken,
  CodeBulkRunnerToken,
  UserBulkRunnerToken,
} from './tokens';
import { createAccessCodeStores } from './accessCodes';
import { createMessageAlertStores } from './messageAlerts';
import { createActAuthorship } from './actAuthorship';
import { createRegionStores } from './regions';
import { createReportStores } from './reports';
import { createSurveyStores } from './surveys';
import { ListUsers } from '@/application/users/ListUsers';
import { FoundElsewhereStore } from '@/presentation/app/navigation/FoundElsewhereStore';
import { createUserStores } from './users';
import { ClientLinksStore } from '@/presentation/organisations/links/ClientLinksStore';
import { LogoStore } from '@/presentation/organisations/settings/LogoStore';
import { UnreadableRecordsStore } from '@/presentation/patients/drafts/UnreadableRecordsStore';
import { SettingsStore } from '@/presentation/organisations/settings/SettingsStore';
import { loadPatientAdapters } from './patientAdapters';
import { ListMainOrganisations } from '@/application/organisations/ListMainOrganisations';
import type { OrganisationGateway } from '@/application/organisations/ports/OrganisationGateway';
import { ListDeletionRequests } from '@/application/users/ListDeletionRequests';
import { LoadRights } from '@/application/users/LoadRights';
import { AdministratorTasksStore } from '@/presentation/app/home/AdministratorTasksStore';
import type { RegionStores } from '@/presentation/regions/RegionStores';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { AxiosDeletionRequestGateway } from '@/infrastructure/http/users/AxiosDeletionRequestGateway';
import type { UserGateway } from '@/application/users/ports/UserGateway';
import type { DeletionRequestGateway } from '@/application/users/ports/DeletionRequestGateway';

export function createAdministrationStores(container: Container): AdministrationStores {
  loadPatientAdapters(container);
  const backend = container.get(BackendClientToken);
  const gateway = new AxiosOrganisationGateway(backend);
  const settings = new AxiosOrganisationSettingsGateway(backend);
  const userGateway = new AxiosUserGateway(backend);
  const deletions = new AxiosDeletionRequestGateway(backend);
  const loadOrganisation = new LoadOrganisation(gateway, settings);
  const settingsUseCases = {
    loadOwnSettings: new LoadOwnSettings(settings),
    saveSettings: new SaveSettings(settings),
    formDrafts: container.get(FormDraftsToken),
  };
  const flags = container.get(FlagCacheToken);
  const ids = new UuidIdGenerator(container.get(RandomToken));
  const authorship = createActAuthorship(container);
  const moving = () => {
    const findMember = new FindMember(userGateway);
    const moveToOrganisation = new MoveToOrganisation(gateway, settings, authorship);
    return { findMember, moveMember: new MoveMember(findMember, moveToOrganisation) };
  };
  const [accessCodes, users] = [createAccessCodeStores(container), createUserStores(container, userGateway, deletions)];
  const regions = createRegionStores(container, userGateway);
  return {
    tree: () => new OrganisationTreeStore({ loadBranch: new LoadOrganisationBranch(gateway) }),
    search: () =>
      new OrganisationSearchStore({ search: new SearchOrganisations(gateway), clock: container.get(ClockToken) }),
    found: () =>
      new FoundElsewhereStore({
        searchOrganisations: new SearchOrganisations(gateway),
        listUsers: new ListUsers(userGateway),
        clock: container.get(ClockToken),
      }),
    organisation: organisationId =>
      new OrganisationStore(organisationId, {
        loadOrganisation,
        clock: container.get(ServerClockToken),
      }),
    nameOf: async organisationId => {
      const read = await loadOrganisation.execute(organisationId === PROVIDER ? undefined : organisationId);
      return read.ok ? read.value.name : undefined;
    },
    children: organisation =>
      new OrganisationTreeStore({ loadBranch: new LoadOrganisationBranch(gateway) }, organisation),
    enabling: (organisation, onChanged) =>
      new EnablingStore(
        organisation,
        {
          setEnabled: new SetOrganisationEnabled(gateway, settings),
          formDrafts: container.get(FormDraftsToken),
          clock: container.get(ClockToken),
        },
        onChanged,
      ),
    newOrganisation: (parentId, onCreated) =>
      new NewOrganisationStore(
        parentId,
        {
          createOrganisation: new CreateOrganisation(gateway, settings),
          loadOrganisation: new LoadOrganisation(gateway, settings),
          formDrafts: container.get(FormDraftsToken),
          ids,
        },
        onCreated,
      ),
    moveToOrganisation: (organisationId, onMoved) =>
      new MoveToOrganisationStore(
        organisationId,
        {
          ...moving(),
          formDrafts: container.get(FormDraftsToken),
        },
        onMoved,
      ),
    generations: organisationId => new GenerationsStore(organisationId, new CompareGenerations(gateway)),
    accessCodes,
    users,
    regions,
    messageAlerts: createMessageAlertStores(container, gateway),
    surveys: createSurveyStores(container),
    reports: createReportStores(container),
    tasks: createAdministratorTasks(container, { regions, organisations: gateway, users: userGateway, deletions }),
    unreadable: () => new UnreadableRecordsStore(container.get(UnreadableRecordsToken)),
    settings: (page, organisation, section) => new SettingsStore(page, organisation, section, settingsUseCases),
    logo: details =>
      new LogoStore(details, {
        uploadPicture: new UploadPicture(new AxiosPictureGateway(backend)),
        backendUrl: container.get(EnvironmentToken).unifiedBackendUrl,
      }),
    clientLinks: (links, calendar) =>
      new ClientLinksStore(links, calendar, { ids, areGrouped: () => flags.isOn('isAppLinkGroupingEnabled') }),
  };
}

interface TaskSources {
  readonly regions: RegionStores;
  readonly organisations: OrganisationGateway;
  readonly users: UserGateway;
  readonly deletions: DeletionRequestGateway;
}

/** The due administration tasks on Home. The runners of bulk actions are bound before. */
function createAdministratorTasks(
  container: Container,
  { regions, organisations, users, deletions }: TaskSources,
): AdministratorTasksStore {
  const clock = container.get(ServerClockToken);
  return new AdministratorTasksStore({
    loadCoreHours: container.get(LoadCoreHoursToken),
    coverage: schedule => regions.coverage(schedule),
    loadRights: new LoadRights(users, clock),
    listDeletionRequests: new ListDeletionRequests(deletions),
    listMainOrganisations: new ListMainOrganisations(organisations),
    codeRunner: container.get(CodeBulkRunnerToken),
    userRunner: container.get(UserBulkRunnerToken),
    clock,
  });
}
