import { SimulatedVault } from '../SimulatedVault';
import type { PlantedFault } from './PlantedFault';

/** Reports that it has saved an entry without saving it. */
class LyingVault extends SimulatedVault {
  protected override store(): boolean {
    return true;
  }
}

export const memoryOnlyOutbox: PlantedFault = {
  name: 'memory-only-outbox',
  finds: 'lost',
  vault: world => new LyingVault(world),
};
