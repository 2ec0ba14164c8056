import type { CoreHoursDto } from '@/infrastructure/http/regions/regionDtos';
import { JournalledMap, type Keeper } from '#sandbox/backend/kernel/JournalledMap';

const REGION = 'region';

/** What a new sandbox begins with. */
const seeded: CoreHoursDto = {
  timeZone: 'Europe/London',
  startTime: { hours: 9, minutes: 0 },
  endTime: { hours: 17, minutes: 30 },
};

/** The core hours of the one region that the sandbox serves. */
export class CoreHours {
  private readonly kept = new JournalledMap<CoreHoursDto>('core-hours');

  keepIn(keeper: Keeper): this {
    this.kept.keepIn(keeper);
    return this;
  }

  read(): CoreHoursDto {
    return this.kept.get(REGION) ?? seeded;
  }

  set(hours: CoreHoursDto): void {
    this.kept.put(REGION, hours);
  }
}
