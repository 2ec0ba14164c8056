import type { reduceEngine } from '@/application/chat/engine/reducer/reduceEngine';
import type { SimulatedBackend } from '../SimulatedBackend';
import type { SimulatedVault } from '../SimulatedVault';
import type { Room } from '../Room';
import type { World } from '../World';
import type { OpenFeed } from '../SimulatedWindow';

export type Reduce = typeof reduceEngine;

/** A fault added around the engine from outside, to show that the simulation would find it inside. */
export interface PlantedFault {
  readonly name: string;
  /** A kind of violation that the checker must report. */
  readonly finds: string;
  readonly backend?: (now: () => number, rooms: ReadonlyMap<string, Room>, pageSize: number) => SimulatedBackend;
  readonly vault?: (world: World) => SimulatedVault;
  readonly reduce?: (reduce: Reduce) => Reduce;
  /** The effect of a page on the device's disk when its engine does not fit. */
  readonly onRefusedVersion?: (vault: SimulatedVault) => void;
  /** The engines of both generations get the whole vault. */
  readonly sharesVault?: true;
  readonly openFeed?: (open: OpenFeed) => OpenFeed;
}
