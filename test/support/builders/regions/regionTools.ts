import { FormDrafts } from '@/application/drafts/FormDrafts';
import { ObservableValue } from '@/application/kernel/ObservableValue';
import { ChangeCoreHours } from '@/application/regions/ChangeCoreHours';
import { CheckSwitch } from '@/application/regions/CheckSwitch';
import { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import { LoadSwitches } from '@/application/regions/LoadSwitches';
import { WatchTherapistHours } from '@/application/regions/WatchTherapistHours';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { CoreHoursStore } from '@/presentation/regions/CoreHoursStore';
import { HoursPreviewStore } from '@/presentation/regions/HoursPreviewStore';
import { OtherRegionStore } from '@/presentation/regions/OtherRegionStore';
import type { RegionStores } from '@/presentation/regions/RegionStores';
import { SwitchesStore } from '@/presentation/regions/SwitchesStore';
import { TherapistCoverageStore } from '@/presentation/regions/TherapistCoverageStore';
import { FlagCache } from '@/application/access/FlagCache';
import { FakeDraftVault } from '../../fakes/drafts/FakeDraftVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { FakeCoreHoursGateway } from '../../fakes/regions/FakeCoreHoursGateway';
import { FakeRegionGateway } from '../../fakes/regions/FakeRegionGateway';
import { FakeSwitchGateway } from '../../fakes/regions/FakeSwitchGateway';
import { FakeTherapistHoursGateway } from '../../fakes/regions/FakeTherapistHoursGateway';
import { FakeUserGateway } from '../../fakes/users/FakeUserGateway';

/** The page of the region on fakes. Each page starts as after a reload, with stored data only. */
export function regionTools(at = '2026-11-24T10:00:00Z') {
  const clock = new ManualClock(Date.parse(at));
  const [drafts, flags] = [new FakeDraftVault(), new FlagCache()];
  const [gateway, switches, regions] = [new FakeCoreHoursGateway(), new FakeSwitchGateway(), new FakeRegionGateway()];
  const [users, hours] = [new FakeUserGateway(), new FakeTherapistHoursGateway()];
  const known = new ObservableValue<CoverageSchedule | undefined>(undefined);
  const loadCoreHours = new LoadCoreHours(gateway, known);
  const page = () => {
    const formDrafts = new FormDrafts(drafts, clock);
    const zones = ['Europe/London', 'Australia/Sydney'];
    const changeCoreHours = new ChangeCoreHours(gateway, loadCoreHours);
    const watchTherapistHours = new WatchTherapistHours({ users, hours, zone: 'Europe/London' });
    const switching = { loadSwitches: new LoadSwitches(switches), checkSwitch: new CheckSwitch(switches), clock };
    const finding = new FindOtherRegion(regions, { here: 'UK', addresses: { Australia: 'https://au.example' } });
    const stores: RegionStores = {
      region: 'UK',
      coreHours: () => new CoreHoursStore({ loadCoreHours, changeCoreHours, formDrafts, clock, zones }),
      preview: schedule => new HoursPreviewStore({ schedule, flags, clock }),
      coverage: schedule => new TherapistCoverageStore({ schedule, watchTherapistHours, clock }),
      switches: () => new SwitchesStore(switching),
      otherRegion: () => new OtherRegionStore(finding, { wasSaid: false }),
    };
    return { formDrafts, stores };
  };
  return { gateway, switches, regions, users, hours, drafts, flags, clock, known, page };
}
