import type { Person } from './Person';
import type { Ledger } from './Ledger';
import type { SimulatedBackend } from './SimulatedBackend';
import type { SimulatedProfile } from './SimulatedProfile';
import type { World } from './World';

/** What a trouble finds when it strikes. */
export interface Stage {
  readonly world: World;
  readonly backend: SimulatedBackend;
  readonly profile: SimulatedProfile;
  readonly ledger: Ledger;
  readonly people: readonly Person[];
  readonly channels: readonly string[];
  /**
   * Opens a page whose engine has this version; by itself the right one. Where it does not fit, nobody is signed in.
   */
  openPage(uid: string, version?: string): void;
  /** The window is gone, with all that it remembers. */
  lose(person: Person): void;
  patientWrites(channelId: string, count: number): void;
  /** Nobody on the device does anything for so long. */
  rest(milliseconds: number): void;
}
