import type { Person } from './Person';
import type { Ledger } from './Ledger';
import type { SimulatedBackend } from './SimulatedBackend';
import type { SimulatedProfile } from './SimulatedProfile';
import type { World } from './World';

/** The parts of a run that a trouble can affect. */
export interface Stage {
  readonly world: World;
  readonly backend: SimulatedBackend;
  readonly profile: SimulatedProfile;
  readonly ledger: Ledger;
  readonly people: readonly Person[];
  readonly channels: readonly string[];
  /** Opens a page whose engine has this version, by default the right one. With another version no one is signed in. */
  openPage(uid: string, version?: string): void;
  /** Closes the window, with everything that it remembers. */
  lose(person: Person): void;
  patientWrites(channelId: string, count: number): void;
  /** Lets the device be unused for this long. */
  rest(milliseconds: number): void;
}
