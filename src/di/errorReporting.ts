import { ContainerModule } from 'inversify';
import { UnreadableItems } from '@/application/errorReporting/UnreadableItems';
import type { ErrorReportGateway } from '@/application/errorReporting/ports/ErrorReportGateway';
import { FailureNotices } from '@/application/errorReporting/FailureNotices';
import { ReportError } from '@/application/errorReporting/ReportError';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { FailureNoticesToken, ReportErrorToken, UnreadableItemsToken } from './tokens/errorReportingTokens';
import { ReauthenticateToken, SessionVaultToken } from './tokens/sessionTokens';
import { BackendClientToken, ClockToken, LogBufferToken } from './tokens/kernelTokens';

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
