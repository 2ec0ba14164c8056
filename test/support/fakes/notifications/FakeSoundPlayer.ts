import type { AlertSound, PlayOutcome, SoundPlayer } from '@/application/notifications/ports/SoundPlayer';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** A loudspeaker that records its sounds; the test mutes it. */
export class FakeSoundPlayer implements SoundPlayer {
  readonly received: AlertSound[] = [];
  readonly volumes: number[] = [];
  outcome: PlayOutcome = 'played';
  /** Runs while a sound plays. */
  meanwhile: () => void = () => undefined;
  private readonly listeners = new Listeners();

  async play(sound: AlertSound, volume: number): Promise<PlayOutcome> {
    this.meanwhile();
    if (this.outcome !== 'played') return this.outcome;
    this.received.push(sound);
    this.volumes.push(volume);
    return 'played';
  }

  onGesture(notify: () => void): Unsubscribe {
    return this.listeners.add(notify);
  }

  /** The user clicks: the browser allows sound from now on. */
  gesture(): void {
    this.outcome = 'played';
    this.listeners.notify();
  }
}
