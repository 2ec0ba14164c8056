import type { CoreHoursDto } from '@/infrastructure/http/regions/regionDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

const REGION = 'region';

interface VersionedHours {
  readonly hours: CoreHoursDto;
  readonly version: string;
}

/** The core hours of a new sandbox. */
const seeded: VersionedHours = {
  hours: {
    timeZone: 'Europe/London',
    startTime: { hours: 9, minutes: 0 },
    endTime: { hours: 17, minutes: 30 },
  },
  version: '1',
};

/** The core hours of the one region that the sandbox serves. */
export class CoreHours {
  private readonly kept = new JournalledMap<VersionedHours | CoreHoursDto>('core-hours');

  attachTo(journal: JournalHost): this {
    this.kept.attachTo(journal);
    return this;
  }

  read(): VersionedHours {
    const kept = this.kept.get(REGION);
    if (kept === undefined) return seeded;
    // A journal of an earlier build contains only the hours.
    return 'version' in kept ? kept : { hours: kept, version: seeded.version };
  }

  /** Refuses with 409 `ConflictError` what is not based on the present version. Checked and done in one step. */
  set(hours: CoreHoursDto, basedOn: string | undefined): void {
    const { version } = this.read();
    if (basedOn !== version) throw new BackendError(409, 'ConflictError', 'The core hours were changed meanwhile.');
    this.kept.put(REGION, { hours, version: String(Number(version) + 1) });
  }
}
