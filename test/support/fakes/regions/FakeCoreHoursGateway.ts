import type { CoreHoursGateway } from '@/application/regions/ports/CoreHoursGateway';
import type { CoverageSchedule } from '@/domain/presence/CoverageSchedule';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Nine to five in London, unless the test says otherwise or lets it fail. */
export class FakeCoreHoursGateway implements CoreHoursGateway {
  schedule: CoverageSchedule | 'unreachable' = {
    timeZone: 'Europe/London',
    startTime: { hours: 9, minutes: 0 },
    endTime: { hours: 17, minutes: 0 },
  };
  reads = 0;

  async read(): Promise<Result<CoverageSchedule, { readonly kind: 'couldNotCheck' }>> {
    this.reads += 1;
    return this.schedule === 'unreachable' ? fail({ kind: 'couldNotCheck' }) : ok(this.schedule);
  }
}
