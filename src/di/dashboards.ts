import type { Container } from 'inversify';
import { AxiosDashboardGateway } from '@/infrastructure/http/dashboards/AxiosDashboardGateway';
import { WindowEmbedFrames } from '@/infrastructure/system/dashboards/WindowEmbedFrames';
import { DashboardStore } from '@/presentation/dashboards/DashboardStore';
import type { DashboardStores } from '@/presentation/dashboards/DashboardStores';
import { BackendClientToken, EnvironmentToken, ServerClockToken } from './tokens';

export function createDashboardStores(container: Container): DashboardStores {
  // If the setting is absent, nothing is requested and no messages are received.
  const origin = container.get(EnvironmentToken).dashboards?.embedOrigin ?? '';
  return {
    isConnected: origin !== '',
    dashboard: () =>
      new DashboardStore({
        ...{ origin, frames: new WindowEmbedFrames(window, origin), clock: container.get(ServerClockToken) },
        dashboards: new AxiosDashboardGateway(container.get(BackendClientToken)),
      }),
  };
}
