import type { Container } from 'inversify';
import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import { fail } from '@/domain/kernel/Result';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { BackendClientToken } from './tokens/kernelTokens';

/** For every page, so that the adapter is downloaded after the shell. */
export const createOwnAvailability = (container: Container): Pick<AvailabilityGateway, 'timeZone'> =>
  lazyAdapter<Pick<AvailabilityGateway, 'timeZone'>>(
    async () => {
      const { AxiosAvailabilityGateway } = await import('@/infrastructure/http/profile/AxiosAvailabilityGateway');
      return new AxiosAvailabilityGateway(container.get(BackendClientToken));
    },
    { timeZone: () => Promise.resolve(fail({ kind: 'unreachable' })) },
  );
