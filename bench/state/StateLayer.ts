import type { StateEvent } from './stateEvents';

/** Keeps the messages of one chat and is asked, after every event, for the message that it concerned. */
export interface StateLayer {
  readonly size: number;
  apply(events: readonly StateEvent[]): void;
  /** Length of the text of the message that the last event concerned: nobody can leave the reading out. */
  readonly lastLength: number;
}
