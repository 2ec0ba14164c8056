import type { Person } from './Person';
import type { Ledger } from './Ledger';
import type { SimulatedBackend } from './SimulatedBackend';
import type { SimulatedProfile } from './SimulatedProfile';
import type { World } from './World';

/** What a trouble affects. */
export interface Stage {
  readonly world: World;
  readonly backend: SimulatedBackend;
  readonly profile: SimulatedProfile;
  readonly ledger: Ledger;
  readonly people: readonly Person[];
  readonly channels: readonly string[];
  /** Opens a page whose engine has this version; by default the right one. With another one, no one is signed in. */
  openPage(uid: string, version?: string): void;
  /** The window is gone, with all that it remembers. */
  lose(person: Person): void;
  patientWrites(channelId: string, count: number): void;
  /** No activity on the device for so long. */
  rest(milliseconds: number): void;
}
