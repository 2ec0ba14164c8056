import { type Container, ContainerModule } from 'inversify';
import { AxiosDashboardGateway } from '@/infrastructure/http/dashboards/AxiosDashboardGateway';
import { WindowEmbedFrames } from '@/infrastructure/system/dashboards/WindowEmbedFrames';
import { DashboardStore } from '@/presentation/dashboards/DashboardStore';
import type { DashboardStores } from '@/presentation/dashboards/DashboardStores';
import { DashboardGatewayToken } from './tokens/dashboardTokens';
import { BackendClientToken, EnvironmentToken, ServerClockToken } from './tokens/kernelTokens';

/** Adds the module of dashboards to the container, once, and gives what makes the store of their page. */
export function createDashboardStores(container: Container): DashboardStores {
  if (!container.isBound(DashboardGatewayToken)) container.load(dashboardModule);
  // A setting that is absent: nothing is asked, and no message is listened to.
  const origin = container.get(EnvironmentToken).dashboards?.embedOrigin ?? '';
  return {
    isConnected: origin !== '',
    dashboard: () =>
      new DashboardStore({
        ...{ origin, frames: new WindowEmbedFrames(window, origin), clock: container.get(ServerClockToken) },
        dashboards: container.get(DashboardGatewayToken),
      }),
  };
}

const dashboardModule = new ContainerModule(({ bind }) => {
  bind(DashboardGatewayToken).toResolvedValue(backend => new AxiosDashboardGateway(backend), [BackendClientToken]);
});
