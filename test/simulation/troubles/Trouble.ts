import type { Person } from '../Person';
import type { Stage } from '../Stage';

/** Something that goes wrong. All its random choices are drawn from the run's dice. */
export interface Trouble {
  readonly name: string;
  /** The frequency of its strikes, relative to the others. */
  readonly weight: number;
  /** A user and a chat, chosen at random. */
  strike(stage: Stage, person: Person, channelId: string): void;
}
