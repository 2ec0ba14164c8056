import type { Container } from 'inversify';
import { LoadOwnTimeZone } from '@/application/patients/appointments/LoadOwnTimeZone';
import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import { fail } from '@/domain/kernel/Result';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { BackendClientToken } from './tokens/kernelTokens';

/** For every page, so that its gateway is downloaded after the shell. */
export const createLoadOwnTimeZone = (container: Container): LoadOwnTimeZone =>
  new LoadOwnTimeZone(
    lazyAdapter<Pick<AvailabilityGateway, 'timeZone'>>(
      async () => {
        const { AxiosAvailabilityGateway } = await import('@/infrastructure/http/profile/AxiosAvailabilityGateway');
        return new AxiosAvailabilityGateway(container.get(BackendClientToken));
      },
      { timeZone: () => Promise.resolve(fail({ kind: 'unreachable' })) },
    ),
  );
