import type { Unsubscribe } from '../../kernel/Unsubscribe';

export type AlertSound = 'message' | 'request' | 'emergency';

/** `refused`: the browser wants a click or a key press first. `failed`: it could not be played for another reason. */
export type PlayOutcome = 'played' | 'refused' | 'failed';

/** Plays the sounds of the dashboard in this window. */
export interface SoundPlayer {
  /** `volume` from 0 to 1. */
  play(sound: AlertSound, volume: number): Promise<PlayOutcome>;
  /** Reports each gesture of the user in this window, after which the browser allows sound. */
  onGesture(notify: () => void): Unsubscribe;
}
