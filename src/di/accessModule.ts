import { ContainerModule } from 'inversify';
import { LoadScopes } from '@/application/access/LoadScopes';
import { WatchScopes } from '@/application/access/WatchScopes';
import { AxiosScopeGateway } from '@/infrastructure/http/access/AxiosScopeGateway';
import { MemoryScopeCache } from '@/infrastructure/storage/MemoryScopeCache';
import { LoadScopesToken, ScopeCacheToken, ScopeGatewayToken, WatchScopesToken } from './tokens/accessTokens';
import { SessionEventsToken } from './tokens/sessionTokens';
import { BackendClientToken, ClockToken } from './tokens/systemTokens';

export const accessModule = new ContainerModule(({ bind }) => {
  bind(ScopeGatewayToken).toResolvedValue(backend => new AxiosScopeGateway(backend), [BackendClientToken]);
  bind(ScopeCacheToken).toConstantValue(new MemoryScopeCache());
  bind(LoadScopesToken)
    .toResolvedValue((gateway, cache, clock) => new LoadScopes(gateway, cache, clock), [ScopeGatewayToken, ScopeCacheToken, ClockToken])
    .inSingletonScope();
  bind(WatchScopesToken).toResolvedValue(
    (loadScopes, cache, events, clock) => new WatchScopes(loadScopes, cache, events, clock),
    [LoadScopesToken, ScopeCacheToken, SessionEventsToken, ClockToken],
  );
});
