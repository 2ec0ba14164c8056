import { Dice } from './Dice';
import { Trace } from './Trace';
import { VirtualTime } from './VirtualTime';

/** Time, chance and the trace of one run. */
export class World {
  readonly time = new VirtualTime();
  readonly dice: Dice;
  readonly trace: Trace;

  constructor(seed: number, keepsTrace: boolean) {
    this.dice = new Dice(seed);
    this.trace = new Trace(() => this.time.now, keepsTrace);
  }
}
