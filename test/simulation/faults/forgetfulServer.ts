import { SimulatedBackend } from '../SimulatedBackend';
import type { PlantedFault } from './PlantedFault';

/** Stores every delivery again, also those it has stored already. */
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
