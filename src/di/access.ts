import { ContainerModule, type Container } from 'inversify';
import { LoadFlags } from '@/application/access/LoadFlags';
import { LoadScopes } from '@/application/access/LoadScopes';
import { WatchFlags } from '@/application/access/WatchFlags';
import { WatchScopes } from '@/application/access/WatchScopes';
import { AxiosFlagGateway } from '@/infrastructure/http/access/AxiosFlagGateway';
import { AxiosScopeGateway } from '@/infrastructure/http/access/AxiosScopeGateway';
import { FlagCache } from '@/application/access/FlagCache';
import { ScopeCache } from '@/application/access/ScopeCache';
import { SealedAccessVault } from '@/infrastructure/storage/access/SealedAccessVault';
import {
  AddressBarToken,
  BackendClientToken,
  ClockToken,
  EnvironmentToken,
  FlagCacheToken,
  FlagGatewayToken,
  LoadFlagsToken,
  LoadScopesToken,
  LoggerToken,
  ScopeCacheToken,
  ScopeResetSignalToken,
  SessionEventsToken,
  SessionVaultToken,
} from './tokens';

/**
 * Minimum fetch interval of remote configuration in milliseconds: D1 §9 for development; in production no oftener than
 * the scopes.
 */
const FLAGS_EVERY_MS = { development: 10_000, production: 30 * 60_000 };

export const accessModule = new ContainerModule(({ bind }) => {
  bind(ScopeCacheToken).toConstantValue(new ScopeCache());
  bind(LoadScopesToken)
    .toResolvedValue(
      (backend, cache, clock, session, logger) =>
        new LoadScopes(new AxiosScopeGateway(backend), cache, clock, {
          vault: new SealedAccessVault('staff-dashboard-access', problem => logger.error(problem)),
          session,
        }),
      [BackendClientToken, ScopeCacheToken, ClockToken, SessionVaultToken, LoggerToken],
    )
    .inSingletonScope();
  bind(FlagGatewayToken).toResolvedValue(backend => new AxiosFlagGateway(backend), [BackendClientToken]);
  bind(FlagCacheToken).toConstantValue(new FlagCache());
  bind(LoadFlagsToken)
    .toResolvedValue(
      (gateway, cache, clock, { production }) =>
        new LoadFlags(gateway, cache, clock, FLAGS_EVERY_MS[production ? 'production' : 'development']),
      [FlagGatewayToken, FlagCacheToken, ClockToken, EnvironmentToken],
    )
    .inSingletonScope();
});

export const createWatchScopes = (container: Container): WatchScopes =>
  new WatchScopes(
    container.get(LoadScopesToken),
    container.get(ScopeCacheToken),
    {
      events: container.get(SessionEventsToken),
      resets: container.get(ScopeResetSignalToken),
      addressBar: container.get(AddressBarToken),
    },
    container.get(ClockToken),
  );

export const createWatchFlags = (container: Container): WatchFlags =>
  new WatchFlags(
    container.get(LoadFlagsToken),
    container.get(FlagCacheToken),
    container.get(SessionEventsToken),
    container.get(ClockToken),
  );
