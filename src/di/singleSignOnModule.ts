import { ContainerModule } from 'inversify';
import { WatchServerStatus } from '@/application/serverStatus/WatchServerStatus';
import { ListSingleSignOnProviders } from '@/application/session/singleSignOn/ListSingleSignOnProviders';
import type { SingleSignOnGateway } from '@/application/session/ports/SingleSignOnGateway';
import { StartSingleSignOn } from '@/application/session/singleSignOn/StartSingleSignOn';
import { BrowserSingleSignOnVault } from '@/infrastructure/storage/session/BrowserSingleSignOnVault';
import { BroadcastServerStatusSignal } from '@/infrastructure/system/serverStatus/BroadcastServerStatusSignal';
import { FetchServerStatusGateway } from '@/infrastructure/system/serverStatus/FetchServerStatusGateway';
import { FetchSingleSignOnProviders } from '@/infrastructure/system/session/FetchSingleSignOnProviders';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { WebLocksLeadership } from '@/infrastructure/system/chat/WebLocksLeadership';
import { unreachable } from '@/infrastructure/system/kernel/unreachable';
import * as t from './tokens/sessionTokens';
import { BackendClientToken, ClockToken, EnvironmentToken, RandomToken, ServerClockToken } from './tokens/systemTokens';

/** Both are asked for while the sign-in page is first shown, so they stand here without the contract that names them. */
export const PROVIDERS_PATH = '/iams/openid/providers';
const SERVER_STATUS_FILE = '/server-status.json';

/** What the sign-in page shows beside its form: other ways in, and whether the server is there. */
export const singleSignOnModule = new ContainerModule(({ bind }) => {
  bind(t.SingleSignOnVaultToken).toConstantValue(new BrowserSingleSignOnVault());
  bind(t.SingleSignOnGatewayToken)
    .toResolvedValue(
      backend =>
        lazyAdapter<SingleSignOnGateway>(async () => {
          const { AxiosSingleSignOnGateway } = await import('@/infrastructure/http/session/AxiosSingleSignOnGateway');
          return new AxiosSingleSignOnGateway(backend);
        }, { loginUrl: unreachable, finish: unreachable }),
      [BackendClientToken],
    )
    .inSingletonScope();
  bind(t.ListProvidersToken).toResolvedValue(
    ({ unifiedBackendUrl }) => new ListSingleSignOnProviders(new FetchSingleSignOnProviders(`${unifiedBackendUrl}${PROVIDERS_PATH}`)),
    [EnvironmentToken],
  );
  bind(t.StartSingleSignOnToken).toResolvedValue(
    (gateway, vault, location, random, clock) => new StartSingleSignOn({ gateway, vault, location, random, clock }),
    [t.SingleSignOnGatewayToken, t.SingleSignOnVaultToken, t.PageLocationToken, RandomToken, ClockToken],
  );
  bind(t.WatchServerStatusToken).toResolvedValue(
    (location, device, clock) =>
      new WatchServerStatus({
        gateway: new FetchServerStatusGateway(`${location.origin()}${SERVER_STATUS_FILE}`, device),
        signal: new BroadcastServerStatusSignal(),
        leadership: new WebLocksLeadership(navigator.locks, 'leader'),
        clock,
      }),
    [t.PageLocationToken, ClockToken, ServerClockToken],
  );
});
