import { SimulatedBackend } from '../SimulatedBackend';
import type { PlantedFault } from './PlantedFault';

/** Stores every delivery, even one that it has already stored. */
class ForgetfulBackend extends SimulatedBackend {
  protected override knownAct(): undefined {
    return undefined;
  }
}

export const forgetfulServer: PlantedFault = {
  name: 'server-not-idempotent',
  finds: 'duplicated',
  backend: (now, rooms, pageSize) => new ForgetfulBackend(now, rooms, pageSize),
};
