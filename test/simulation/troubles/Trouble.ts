import type { Person } from '../Person';
import type { Stage } from '../Stage';

/** Something that goes wrong; all that it leaves to chance is drawn from the run's dice. */
export interface Trouble {
  readonly name: string;
  /** How often it strikes, compared with the others. */
  readonly weight: number;
  /** A user and a chat, chosen at random. */
  strike(stage: Stage, person: Person, channelId: string): void;
}
