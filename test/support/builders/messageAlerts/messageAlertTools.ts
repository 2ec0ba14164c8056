import { FormDrafts } from '@/application/drafts/FormDrafts';
import { ListMessageAlerts } from '@/application/messageAlerts/ListMessageAlerts';
import { SaveMessageAlert } from '@/application/messageAlerts/SaveMessageAlert';
import { WithdrawMessageAlert } from '@/application/messageAlerts/WithdrawMessageAlert';
import { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { AlertEditorStore } from '@/presentation/messageAlerts/AlertEditorStore';
import type { MessageAlertStores } from '@/presentation/messageAlerts/MessageAlertStores';
import { MessageAlertsStore } from '@/presentation/messageAlerts/MessageAlertsStore';
import { OrganisationSearchStore } from '@/presentation/organisations/OrganisationSearchStore';
import { FakeDraftVault } from '../../fakes/drafts/FakeDraftVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { SequentialIds } from '../../fakes/kernel/SequentialIds';
import { FakeMessageAlertGateway } from '../../fakes/messageAlerts/FakeMessageAlertGateway';
import { FakeOrganisationGateway } from '../../fakes/organisations/FakeOrganisationGateway';

/** The page of message alerts on fakes. Each page starts as after a reload, with stored data only. */
export function messageAlertTools(at = '2026-11-24T10:00:00Z') {
  const clock = new ManualClock(Date.parse(at));
  const [gateway, drafts, ids] = [new FakeMessageAlertGateway(), new FakeDraftVault(), new SequentialIds('alert')];
  gateway.now = () => clock.now();
  const organisations = new FakeOrganisationGateway();
  const page = (): MessageAlertStores => {
    const editing = {
      ...{ gateway, clock, ids },
      saveMessageAlert: new SaveMessageAlert(gateway),
      withdrawMessageAlert: new WithdrawMessageAlert(gateway),
      formDrafts: new FormDrafts(drafts, clock),
      zones: ['Europe/London', 'Australia/Sydney'],
    };
    return {
      list: () => new MessageAlertsStore({ listMessageAlerts: new ListMessageAlerts(gateway), clock }),
      editor: (edited, onChanged) => new AlertEditorStore(edited, editing, onChanged),
      organisations: () => new OrganisationSearchStore({ search: new SearchOrganisations(organisations), clock }),
    };
  };
  return { clock, gateway, drafts, organisations, page };
}
