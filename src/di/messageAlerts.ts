import type { Container } from 'inversify';
import { ListMessageAlerts } from '@/application/messageAlerts/ListMessageAlerts';
import { SaveMessageAlert } from '@/application/messageAlerts/SaveMessageAlert';
import { WithdrawMessageAlert } from '@/application/messageAlerts/WithdrawMessageAlert';
import type { OrganisationGateway } from '@/application/organisations/ports/OrganisationGateway';
import { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { regionZones } from '@/domain/kernel/time/regionZones';
import { AxiosMessageAlertGateway } from '@/infrastructure/http/messageAlerts/AxiosMessageAlertGateway';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { AlertEditorStore } from '@/presentation/messageAlerts/AlertEditorStore';
import type { MessageAlertStores } from '@/presentation/messageAlerts/MessageAlertStores';
import { MessageAlertsStore } from '@/presentation/messageAlerts/MessageAlertsStore';
import { OrganisationSearchStore } from '@/presentation/organisations/OrganisationSearchStore';
import {
  RegionZoneToken,
  BackendClientToken,
  ClockToken,
  RandomToken,
  ServerClockToken,
  FormDraftsToken,
} from './tokens';

/** Composes the stores of the page of message alerts. Drafts are bound before. */
export function createMessageAlertStores(container: Container, organisations: OrganisationGateway): MessageAlertStores {
  const gateway = new AxiosMessageAlertGateway(container.get(BackendClientToken));
  const clock = container.get(ServerClockToken);
  const zone = container.get(RegionZoneToken);
  const editing = {
    ...{ gateway, clock },
    saveMessageAlert: new SaveMessageAlert(gateway),
    withdrawMessageAlert: new WithdrawMessageAlert(gateway),
    formDrafts: container.get(FormDraftsToken),
    ids: new UuidIdGenerator(container.get(RandomToken)),
    zones: [...new Set([zone, ...regionZones.UK, ...regionZones.Australia])],
  };
  return {
    list: () => new MessageAlertsStore({ listMessageAlerts: new ListMessageAlerts(gateway), clock }),
    editor: (edited, onChanged) => new AlertEditorStore(edited, editing, onChanged),
    organisations: () =>
      new OrganisationSearchStore({ search: new SearchOrganisations(organisations), clock: container.get(ClockToken) }),
  };
}
