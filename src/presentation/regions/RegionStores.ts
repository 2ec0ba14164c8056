import type { Region } from '@/domain/regions/Region';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import type { CoreHoursStore } from './CoreHoursStore';
import type { HoursPreviewStore } from './HoursPreviewStore';
import type { OtherRegionStore } from './OtherRegionStore';
import type { SwitchesStore } from './SwitchesStore';
import type { TherapistCoverageStore } from './TherapistCoverageStore';

export interface RegionStores {
  coreHours(): CoreHoursStore;
  /** `schedule`: returns the hours to show; undefined until they are known. */
  preview(schedule: () => CoverageSchedule | undefined): HoursPreviewStore;
  coverage(schedule: () => CoverageSchedule | undefined): TherapistCoverageStore;
  switches(): SwitchesStore;
  otherRegion(): OtherRegionStore;
  readonly region: Region;
}
