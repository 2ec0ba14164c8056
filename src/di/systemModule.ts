import { ContainerModule } from 'inversify';
import { lazyAdapter } from '@/infrastructure/system/lazyAdapter';
import { SystemClock } from '@/infrastructure/system/SystemClock';
import { ReportErrorToken } from './tokens/errorReportingTokens';
import { ReauthenticateToken, SessionVaultToken } from './tokens/sessionTokens';
import { BackendClientToken, ClockToken, EnvironmentToken } from './tokens/systemTokens';
import type { BackendClient } from '@/infrastructure/http/client/BackendClient';

export const systemModule = new ContainerModule(({ bind }) => {
  bind(ClockToken).toConstantValue(new SystemClock());
  bind(BackendClientToken)
    .toDynamicValue(context =>
      lazyAdapter<BackendClient>(async () => {
        const { AxiosBackendClient } = await import('@/infrastructure/http/client/AxiosBackendClient');
        return new AxiosBackendClient({
          baseUrl: context.get(EnvironmentToken).unifiedBackendUrl,
          session: context.get(SessionVaultToken),
          reauthentication: context.get(ReauthenticateToken),
          report: fault => void context.get(ReportErrorToken).execute({ error: fault, context: 'backend' }),
        });
      }),
    )
    .inSingletonScope();
});
