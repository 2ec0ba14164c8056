import type { Container } from 'inversify';
import type { Leadership } from '@/application/chat/ports/Leadership';
import { DismissAlert } from '@/application/messageAlerts/DismissAlert';
import type { AlertSignal } from '@/application/messageAlerts/ports/AlertSignal';
import { WatchShownAlerts } from '@/application/messageAlerts/WatchShownAlerts';
import { FetchShownAlertsGateway } from '@/infrastructure/http/messageAlerts/FetchShownAlertsGateway';
import { browserStorage } from '@/infrastructure/storage/kernel/browserStorage';
import { TabDismissalVault } from '@/infrastructure/storage/messageAlerts/TabDismissalVault';
import { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';
import { saidAlertText } from '@/presentation/messageAlerts/shownAlertsText';
import { ShownAlertsStore } from '@/presentation/messageAlerts/ShownAlertsStore';
import { ClockToken, EnvironmentToken } from './tokens';

/** A visitor has one tab, so there is no other window to coordinate with. */
const alone: Leadership = {
  campaign: (_uid, onElected) => {
    let isOver = false;
    void Promise.resolve().then(() => isOver || onElected());
    return () => {
      isOver = true;
    };
  },
  acquire: () => undefined,
};
const silent: AlertSignal = { announce: () => undefined, listen: () => () => undefined };

/** The store of the messages on the login card, with all that it needs. */
export function createPublicAlerts(container: Container, version: string): ShownAlertsStore {
  const device = container.get(ClockToken);
  const clock = new OffsetClock(device);
  const vault = new TabDismissalVault(browserStorage().session);
  const { unifiedBackendUrl } = container.get(EnvironmentToken);
  const watchShownAlerts = new WatchShownAlerts({
    gateway: new FetchShownAlertsGateway(unifiedBackendUrl, at => (clock.offset = at - device.now())),
    vault,
    dismissAlert: new DismissAlert(vault),
    signal: silent,
    leadership: alone,
    clock,
    uid: () => 'visitor',
    version,
  });
  return new ShownAlertsStore(watchShownAlerts, clock, saidAlertText);
}
