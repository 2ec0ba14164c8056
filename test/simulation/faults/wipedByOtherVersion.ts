import type { PlantedFault } from './PlantedFault';

/** A page whose engine does not fit clears the device's storage before it refuses to start. */
export const wipedByOtherVersion: PlantedFault = {
  name: 'wiped-by-other-version',
  finds: 'lost',
  onRefusedVersion: vault => vault.wipe(),
};
