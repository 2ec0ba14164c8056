import type { Container } from 'inversify';
import { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import { regionOf } from '@/domain/kernel/regionOf';
import { EdgeRegionGateway } from '@/infrastructure/http/regions/EdgeRegionGateway';
import { EnvironmentToken, ClockToken } from './tokens';
import { FetchShownAlertsGateway } from '@/infrastructure/http/messageAlerts/FetchShownAlertsGateway';
import type { ShownAlertsStore } from '@/presentation/messageAlerts/ShownAlertsStore';

/** Finds out whether the caller is in the region of another deployment, by the addresses of the settings. */
export function findOtherRegion(container: Container): FindOtherRegion {
  const { firebase, regions = {}, unifiedBackendUrl } = container.get(EnvironmentToken);
  const deployments = { here: regionOf(firebase.projectId), addresses: regions };
  return new FindOtherRegion(new EdgeRegionGateway(unifiedBackendUrl), deployments);
}

/** The polling interval, in milliseconds. */
const EVERY_MS = 60_000;

/** The state of the login card: whether it is there, and whether it can be seen. */
export interface CardState {
  readonly isOpen: () => boolean;
  readonly isVisible: () => boolean;
}

/**
 * Waits until there is a message for visitors, then downloads and returns its store; on most days there is none.
 * Undefined once the login card has closed.
 */
export async function awaitPublicAlerts(
  container: Container,
  version: string,
  { isOpen, isVisible }: CardState,
): Promise<ShownAlertsStore | undefined> {
  const clock = container.get(ClockToken);
  const gateway = new FetchShownAlertsGateway(container.get(EnvironmentToken).unifiedBackendUrl);
  while (isOpen()) {
    const answer = isVisible() ? await gateway.shownTo(version) : undefined;
    if (answer?.ok === true && answer.value.alerts.length > 0 && isOpen())
      return (await import('./publicAlerts')).createPublicAlerts(container, version);
    await new Promise<void>(resolve => clock.wakeIn(EVERY_MS, resolve));
  }
  return undefined;
}
