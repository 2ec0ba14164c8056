import { action, makeObservable, observable, runInAction } from 'mobx';
import type { AlertSound, PlayOutcome, SoundPlayer } from '@/application/notifications/ports/SoundPlayer';
import type { SoundAlerts } from '@/application/notifications/SoundAlerts';
import type { SoundChoice } from '@/application/notifications/SoundChoice';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export interface SoundUseCases {
  readonly soundAlerts: SoundAlerts;
  readonly soundChoice: SoundChoice;
  readonly player: Pick<SoundPlayer, 'play'>;
}

/** The sound settings of this device, and whether the browser allows sounds. */
export class SoundStore {
  on: boolean;
  /** The volume, from 0 to 1. */
  volume: number;
  /** True if a sound is due but the browser blocks it. */
  blocked = false;
  /** The result of the last test. */
  tested: PlayOutcome | undefined = undefined;

  constructor(private readonly useCases: SoundUseCases) {
    ({ on: this.on, volume: this.volume } = useCases.soundChoice.recall());
    makeObservable(this, {
      on: observable,
      volume: observable,
      blocked: observable,
      tested: observable,
      start: action,
      toggle: action,
      setVolume: action,
    });
  }

  start(): Unsubscribe {
    const { soundAlerts, soundChoice } = this.useCases;
    const stops = [
      soundAlerts.watchBlocked(
        action(blocked => {
          this.blocked = blocked;
        }),
      ),
      soundChoice.watch(
        action(({ on, volume }) => {
          this.on = on;
          this.volume = volume;
          soundAlerts.consider();
        }),
      ),
    ];
    return () => stops.forEach(stop => stop());
  }

  toggle(): void {
    this.on = !this.on;
    this.save();
    this.useCases.soundAlerts.consider();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    this.save();
  }

  /** Plays a sound as an alert would, even if sounds are off. */
  async test(sound: AlertSound): Promise<void> {
    const outcome = await this.useCases.player.play(sound, this.volume);
    runInAction(() => {
      this.tested = outcome;
    });
  }

  enable(): void {
    this.useCases.soundAlerts.unblock();
  }

  private save(): void {
    this.useCases.soundChoice.save({ on: this.on, volume: this.volume });
  }
}
