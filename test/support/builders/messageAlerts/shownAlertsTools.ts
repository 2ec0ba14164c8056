import { DismissAlert } from '@/application/messageAlerts/DismissAlert';
import { WatchShownAlerts } from '@/application/messageAlerts/WatchShownAlerts';
import { ShownAlertsStore } from '@/presentation/messageAlerts/ShownAlertsStore';
import { FakeLeadership } from '../../fakes/chat/FakeLeadership';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { FakeAlertSignal } from '../../fakes/messageAlerts/FakeAlertSignal';
import { FakeDismissalVault } from '../../fakes/messageAlerts/FakeDismissalVault';
import { FakeShownAlertsGateway } from '../../fakes/messageAlerts/FakeShownAlertsGateway';

/** Shows messages to a user in one window, with fakes around it. */
export function shownAlertsTools({
  clock = new ManualClock(),
  gateway = new FakeShownAlertsGateway(),
  vault = new FakeDismissalVault(),
  signal = new FakeAlertSignal(),
  leadership = new FakeLeadership(),
} = {}) {
  const watchShownAlerts = new WatchShownAlerts({
    ...{ gateway, vault, signal, leadership, clock },
    dismissAlert: new DismissAlert(vault),
    uid: () => 'staff-amelia',
    version: '1.2.3',
  });
  const store = new ShownAlertsStore(watchShownAlerts, clock, ({ kind, message }) => `${kind}: ${message}`);
  return { ...{ clock, gateway, vault, signal, leadership }, watchShownAlerts, store };
}
