import type { CoreHoursGateway } from '@/application/regions/ports/CoreHoursGateway';
import type { CoverageSchedule } from '@/domain/presence/CoverageSchedule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { regionEndpoints } from '../endpoints/regions';

export class AxiosCoreHoursGateway implements CoreHoursGateway {
  constructor(private readonly backend: BackendClient) {}

  async read(): Promise<Result<CoverageSchedule, { readonly kind: 'couldNotCheck' }>> {
    const answer = await this.backend.call(regionEndpoints.coreHours, {}, { ownWords: true });
    if (!answer.ok) return fail({ kind: 'couldNotCheck' });
    const { timeZone, startTime, endTime } = answer.value.value;
    return ok({ timeZone, startTime: { ...startTime }, endTime: { ...endTime } });
  }
}
