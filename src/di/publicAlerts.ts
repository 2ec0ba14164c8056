import type { Container } from 'inversify';
import { createElement, type ReactElement } from 'react';
import type { Leadership } from '@/application/chat/ports/Leadership';
import { DismissAlert } from '@/application/messageAlerts/DismissAlert';
import type { AlertSignal } from '@/application/messageAlerts/ports/AlertSignal';
import { WatchShownAlerts } from '@/application/messageAlerts/WatchShownAlerts';
import { FetchPublicAlerts } from '@/infrastructure/http/messageAlerts/FetchPublicAlerts';
import { browserStorage } from '@/infrastructure/storage/kernel/browserStorage';
import { TabDismissalVault } from '@/infrastructure/storage/messageAlerts/TabDismissalVault';
import { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';
import { PublicAlerts } from '@/presentation/messageAlerts/PublicAlerts';
import { saidAlertText } from '@/presentation/messageAlerts/shownAlertsText';
import { ShownAlertsStore } from '@/presentation/messageAlerts/ShownAlertsStore';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import { ClockToken, EnvironmentToken } from './tokens/kernelTokens';

/** A visitor has one tab: nobody else asks, and no other window is to know. */
const alone: Leadership = {
  campaign: (_uid, onElected) => {
    let isOver = false;
    queueMicrotask(() => isOver || onElected());
    return () => {
      isOver = true;
    };
  },
  acquire: () => undefined,
};
const silent: AlertSignal = { announce: () => undefined, listen: () => () => undefined };

/** The messages on the login card, with all that they need. */
export async function createPublicAlerts(container: Container, version: string): Promise<ReactElement> {
  await textCatalogue.add('shownAlerts');
  const device = container.get(ClockToken);
  const clock = new OffsetClock(device);
  const vault = new TabDismissalVault(browserStorage().session);
  const { unifiedBackendUrl } = container.get(EnvironmentToken);
  const watchShownAlerts = new WatchShownAlerts({
    gateway: new FetchPublicAlerts(unifiedBackendUrl, at => (clock.offset = at - device.now())),
    vault,
    dismissAlert: new DismissAlert(vault),
    signal: silent,
    leadership: alone,
    clock,
    uid: () => 'visitor',
    version,
  });
  const createStore = (): ShownAlertsStore => new ShownAlertsStore(watchShownAlerts, clock, saidAlertText);
  return createElement(PublicAlerts, { createStore });
}
