import { SimulatedVault } from '../SimulatedVault';
import type { PlantedFault } from './PlantedFault';

/** Says that it has kept an entry and has not. */
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
