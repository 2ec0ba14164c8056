import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import type { ObservableValue } from '../kernel/ObservableValue';
import type { CoreHours, CoreHoursGateway } from './ports/CoreHoursGateway';

/** The schedule that everything in this window shows; undefined until one was read. */
export type KnownCoreHours = ObservableValue<CoverageSchedule | undefined>;

/** Loads the core hours of the region and shares them within this window. */
export class LoadCoreHours {
  private begun = 0;
  /** Number of the newest reading: an older one may arrive after it. */
  private newest = 0;

  constructor(
    private readonly gateway: Pick<CoreHoursGateway, 'read'>,
    private readonly known: KnownCoreHours,
  ) {}

  async execute(): Promise<Result<CoreHours, CallFailure>> {
    const place = (this.begun += 1);
    const answer = await this.gateway.read();
    if (!answer.ok) return answer;
    if (place > this.newest) this.known.write(answer.value.schedule);
    this.newest = Math.max(this.newest, place);
    return answer;
  }
}
