import { ContainerModule } from 'inversify';
import { LoadFlags } from '@/application/access/LoadFlags';
import { LoadScopes } from '@/application/access/LoadScopes';
import { WatchFlags } from '@/application/access/WatchFlags';
import { WatchScopes } from '@/application/access/WatchScopes';
import { AxiosFlagGateway } from '@/infrastructure/http/access/AxiosFlagGateway';
import { AxiosScopeGateway } from '@/infrastructure/http/access/AxiosScopeGateway';
import { FlagCache } from '@/application/access/FlagCache';
import { ScopeCache } from '@/application/access/ScopeCache';
import { SealedAccessVault } from '@/infrastructure/storage/access/SealedAccessVault';
import * as t from './tokens/accessTokens';
import { SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';
import { AddressBarToken } from './tokens/appTokens';
import { BackendClientToken, ClockToken, EnvironmentToken, LoggerToken } from './tokens/kernelTokens';

/**
 * Minimum fetch interval of remote configuration in milliseconds: D1 §9 for development; in production no oftener than
 * the scopes.
 */
const FLAGS_EVERY_MS = { development: 10_000, production: 30 * 60_000 };

export const accessModule = new ContainerModule(({ bind }) => {
  bind(t.ScopeGatewayToken).toResolvedValue(backend => new AxiosScopeGateway(backend), [BackendClientToken]);
  bind(t.ScopeCacheToken).toConstantValue(new ScopeCache());
  bind(t.LoadScopesToken)
    .toResolvedValue(
      (gateway, cache, clock, session, logger) =>
        new LoadScopes(gateway, cache, clock, {
          vault: new SealedAccessVault('staff-dashboard-access', problem => logger.error(problem)),
          session,
        }),
      [t.ScopeGatewayToken, t.ScopeCacheToken, ClockToken, SessionVaultToken, LoggerToken],
    )
    .inSingletonScope();
  bind(t.WatchScopesToken).toResolvedValue(
    (loadScopes, cache, events, resets, addressBar, clock) =>
      new WatchScopes(loadScopes, cache, { events, resets, addressBar }, clock),
    [t.LoadScopesToken, t.ScopeCacheToken, SessionEventsToken, t.ScopeResetSignalToken, AddressBarToken, ClockToken],
  );
  bind(t.FlagGatewayToken).toResolvedValue(backend => new AxiosFlagGateway(backend), [BackendClientToken]);
  bind(t.FlagCacheToken).toConstantValue(new FlagCache());
  bind(t.LoadFlagsToken)
    .toResolvedValue(
      (gateway, cache, clock, { production }) =>
        new LoadFlags(gateway, cache, clock, FLAGS_EVERY_MS[production ? 'production' : 'development']),
      [t.FlagGatewayToken, t.FlagCacheToken, ClockToken, EnvironmentToken],
    )
    .inSingletonScope();
  bind(t.WatchFlagsToken).toResolvedValue(
    (loadFlags, flags, events, clock) => new WatchFlags(loadFlags, flags, events, clock),
    [t.LoadFlagsToken, t.FlagCacheToken, SessionEventsToken, ClockToken],
  );
});
