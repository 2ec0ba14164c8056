import { ContainerModule } from 'inversify';
import { BackendReachability } from '@/application/serverStatus/BackendReachability';
import { LogBuffer } from '@/application/errorReporting/LogBuffer';
import { ConsoleLogger } from '@/infrastructure/system/kernel/ConsoleLogger';
import { CryptoRandom } from '@/infrastructure/system/kernel/CryptoRandom';
import { ScopeResetSignal } from '@/application/access/ScopeResetSignal';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';
import { SystemClock } from '@/infrastructure/system/kernel/SystemClock';
import { unreachable } from '@/infrastructure/system/kernel/unreachable';
import { AccessChangeSignalToken, ScopeResetSignalToken } from './tokens/accessTokens';
import { FailureNoticesToken, ReportErrorToken, UnreadableItemsToken } from './tokens/errorReportingTokens';
import { ReauthenticateToken, SessionLifeNotesToken, SessionVaultToken } from './tokens/sessionTokens';
import {
  BackendClientToken,
  BackendReachabilityToken,
  ClockToken,
  EnvironmentToken,
  LogBufferToken,
  LoggerToken,
  RandomToken,
  ServerClockToken,
} from './tokens/kernelTokens';
import type { BackendClient } from '@/infrastructure/http/client/BackendClient';

export const systemModule = new ContainerModule(({ bind }) => {
  bind(ClockToken).toConstantValue(new SystemClock());
  bind(ServerClockToken).toConstantValue(new OffsetClock(new SystemClock()));
  bind(BackendReachabilityToken).toConstantValue(new BackendReachability());
  bind(RandomToken).toConstantValue(new CryptoRandom());
  const logger = new LogBuffer(new ConsoleLogger());
  bind(LoggerToken).toConstantValue(logger);
  bind(LogBufferToken).toConstantValue(logger);
  bind(ScopeResetSignalToken).toConstantValue(new ScopeResetSignal());
  bind(AccessChangeSignalToken).toConstantValue(new ScopeResetSignal());
  bind(BackendClientToken)
    .toDynamicValue(context =>
      lazyAdapter<BackendClient>(
        async () => {
          const { AxiosBackendClient } = await import('@/infrastructure/http/client/AxiosBackendClient');
          return new AxiosBackendClient({
            baseUrl: context.get(EnvironmentToken).unifiedBackendUrl,
            session: context.get(SessionVaultToken),
            reauthentication: context.get(ReauthenticateToken),
            report: fault => context.get(ReportErrorToken).execute({ error: fault, context: 'backend' }),
            onForbidden: () => context.get(ScopeResetSignalToken).announce(),
            onScopesChanged: () => {
              context.get(AccessChangeSignalToken).announce();
              context.get(ScopeResetSignalToken).announce();
            },
            onFailure: notice => context.get(FailureNoticesToken).notify(notice),
            onUnreadable: (endpoint, items) => context.get(UnreadableItemsToken).record(endpoint, items),
            onReached: reached => context.get(BackendReachabilityToken).notify(reached),
            onSessionLife: (seconds, cookie) =>
              context.get(SessionLifeNotesToken).record(cookie, context.get(ClockToken).now() + seconds * 1_000),
          });
        },
        { call: unreachable },
      ),
    )
    .inSingletonScope();
});
