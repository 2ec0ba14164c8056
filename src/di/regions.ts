import type { Container } from 'inversify';
import { ChangeCoreHours } from '@/application/regions/ChangeCoreHours';
import { CheckSwitch } from '@/application/regions/CheckSwitch';
import { LoadSwitches } from '@/application/regions/LoadSwitches';
import { WatchTherapistHours } from '@/application/regions/WatchTherapistHours';
import { regionOf } from '@/domain/kernel/regionOf';
import { regionZones } from '@/domain/kernel/time/regionZones';
import { AxiosSwitchGateway } from '@/infrastructure/http/regions/AxiosSwitchGateway';
import { AxiosTherapistHoursGateway } from '@/infrastructure/http/regions/AxiosTherapistHoursGateway';
import { CoreHoursStore } from '@/presentation/regions/CoreHoursStore';
import { HoursPreviewStore } from '@/presentation/regions/HoursPreviewStore';
import { OtherRegionStore } from '@/presentation/regions/OtherRegionStore';
import type { RegionStores } from '@/presentation/regions/RegionStores';
import { SwitchesStore } from '@/presentation/regions/SwitchesStore';
import { TherapistCoverageStore } from '@/presentation/regions/TherapistCoverageStore';
import { findOtherRegion } from './afterSignInCard';
import {
  FlagCacheToken,
  RegionZoneToken,
  BackendClientToken,
  EnvironmentToken,
  ServerClockToken,
  FormDraftsToken,
  CoreHoursGatewayToken,
  LoadCoreHoursToken,
} from './tokens';
import type { UserGateway } from '@/application/users/ports/UserGateway';

/** Composes the stores of the page of the region. Drafts are bound before. */
export function createRegionStores(container: Container, users: UserGateway): RegionStores {
  const backend = container.get(BackendClientToken);
  const clock = container.get(ServerClockToken);
  const flags = container.get(FlagCacheToken);
  const region = regionOf(container.get(EnvironmentToken).firebase.projectId);
  const coreHours = container.get(CoreHoursGatewayToken);
  const loadCoreHours = container.get(LoadCoreHoursToken);
  const switches = new AxiosSwitchGateway(backend);
  const watchTherapistHours = new WatchTherapistHours({
    users,
    hours: new AxiosTherapistHoursGateway(backend),
    zone: container.get(RegionZoneToken),
  });
  return {
    region,
    coreHours: () =>
      new CoreHoursStore({
        loadCoreHours,
        changeCoreHours: new ChangeCoreHours(coreHours, loadCoreHours),
        formDrafts: container.get(FormDraftsToken),
        clock,
        zones: regionZones[region],
      }),
    preview: schedule => new HoursPreviewStore({ schedule, flags, clock }),
    coverage: schedule => new TherapistCoverageStore({ schedule, watchTherapistHours, clock }),
    switches: () =>
      new SwitchesStore({ loadSwitches: new LoadSwitches(switches), checkSwitch: new CheckSwitch(switches), clock }),
    otherRegion: () => new OtherRegionStore(findOtherRegion(container), { wasSaid: false }),
  };
}
