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
import {
  AccessChangeSignalToken,
  ScopeResetSignalToken,
  FailureNoticesToken,
  ReportErrorToken,
  UnreadableItemsToken,
  ReauthenticateToken,
  ReportedSessionEndToken,
  SessionVaultToken,
  BackendClientToken,
  BackendReachabilityToken,
  ClockToken,
  EnvironmentToken,
  LogBufferToken,
  LoggerToken,
  RandomToken,
  ServerClockToken,
  AddressBarToken,
  PreferenceVaultToken,
  TitleBarToken,
  VersionGatewayToken,
  WatchThemeToken,
} from './tokens';
import type { BackendClient } from '@/infrastructure/http/client/BackendClient';
import { UnreadableItems } from '@/application/errorReporting/UnreadableItems';
import type { ErrorReportGateway } from '@/application/errorReporting/ports/ErrorReportGateway';
import { FailureNotices } from '@/application/errorReporting/FailureNotices';
import { ReportError } from '@/application/errorReporting/ReportError';
import { BrowserPreferenceVault } from '@/infrastructure/storage/app/BrowserPreferenceVault';
import { BrowserAddressBar } from '@/infrastructure/system/app/BrowserAddressBar';
import { DocumentTitleBar } from '@/infrastructure/system/app/DocumentTitleBar';
import { FetchVersionGateway } from '@/infrastructure/system/app/FetchVersionGateway';
import { WatchTheme } from '@/application/app/WatchTheme';
import { MediaQueryDevicePreferences } from '@/infrastructure/system/app/MediaQueryDevicePreferences';

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
              context.get(ReportedSessionEndToken).record(cookie, context.get(ClockToken).now() + seconds * 1_000),
          });
        },
        { call: unreachable },
      ),
    )
    .inSingletonScope();
});

export const errorReportingModule = new ContainerModule(({ bind }) => {
  bind(UnreadableItemsToken).toConstantValue(new UnreadableItems());
  bind(FailureNoticesToken).toConstantValue(new FailureNotices());
  // One for all: it knows what was reported a moment ago.
  bind(ReportErrorToken)
    .toResolvedValue(
      (backend, vault, log, clock, reauthentication) => {
        const gateway = lazyAdapter<ErrorReportGateway>(async () => {
          const { AxiosErrorReportGateway } =
            await import('@/infrastructure/http/errorReporting/AxiosErrorReportGateway');
          return new AxiosErrorReportGateway(backend);
        });
        return new ReportError({ gateway, vault, log, clock, reauthentication });
      },
      [BackendClientToken, SessionVaultToken, LogBufferToken, ClockToken, ReauthenticateToken],
    )
    .inSingletonScope();
});

export const appModule = new ContainerModule(({ bind }) => {
  bind(PreferenceVaultToken).toConstantValue(new BrowserPreferenceVault());
  bind(AddressBarToken).toConstantValue(new BrowserAddressBar());
  bind(TitleBarToken).toConstantValue(new DocumentTitleBar());
  bind(VersionGatewayToken).toConstantValue(new FetchVersionGateway('/assets/version.json'));
  bind(WatchThemeToken).toResolvedValue(
    (preferences, { theme }) => new WatchTheme(preferences, new MediaQueryDevicePreferences(), theme),
    [PreferenceVaultToken, EnvironmentToken],
  );
});
