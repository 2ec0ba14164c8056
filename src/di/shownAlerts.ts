import type { Container } from 'inversify';
import { DismissAlert } from '@/application/messageAlerts/DismissAlert';
import { WatchShownAlerts } from '@/application/messageAlerts/WatchShownAlerts';
import { WebLocksLeadership } from '@/infrastructure/system/chat/WebLocksLeadership';
import { AxiosDismissalVault } from '@/infrastructure/http/messageAlerts/AxiosDismissalVault';
import { AxiosShownAlertsGateway } from '@/infrastructure/http/messageAlerts/AxiosShownAlertsGateway';
import { BroadcastAlertSignal } from '@/infrastructure/system/messageAlerts/BroadcastAlertSignal';
import { saidAlertText } from '@/presentation/messageAlerts/shownAlertsText';
import { ShownAlertsStore } from '@/presentation/messageAlerts/ShownAlertsStore';
import { BackendClientToken, ServerClockToken, SessionVaultToken } from './tokens';

/** The messages from the service in one user's shell. `version`: of the dashboard. */
export function createShownAlertsStore(container: Container, version: string): ShownAlertsStore {
  const backend = container.get(BackendClientToken);
  const session = container.get(SessionVaultToken);
  const clock = container.get(ServerClockToken);
  const vault = new AxiosDismissalVault(backend);
  const watchShownAlerts = new WatchShownAlerts({
    gateway: new AxiosShownAlertsGateway(backend),
    vault,
    dismissAlert: new DismissAlert(vault),
    signal: new BroadcastAlertSignal(),
    leadership: new WebLocksLeadership('locks' in navigator ? navigator.locks : undefined),
    clock,
    uid: () => session.current()?.user.uid,
    version,
  });
  return new ShownAlertsStore(watchShownAlerts, clock, saidAlertText);
}
