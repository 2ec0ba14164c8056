import { soundIsOn } from '@/domain/notifications/soundIsOn';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { PreferenceVault } from '../app/ports/PreferenceVault';

export const SOUND_SETTING = 'soundNotificationsEnabled';
export const VOLUME_SETTING = 'soundNotificationsVolume';
/** From 0 to 1. */
export const FULL_VOLUME = 1;

export interface SoundPreference {
  readonly on: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** This device's sound settings. */
export class SoundChoice {
  constructor(private readonly preferences: PreferenceVault) {}

  /** The stored setting. */
  setting(): string | null {
    return this.preferences.read(SOUND_SETTING);
  }

  recall(): SoundPreference {
    const volume = Number(this.preferences.read(VOLUME_SETTING) ?? FULL_VOLUME);
    return { on: soundIsOn(this.setting()), volume: volume >= 0 && volume <= FULL_VOLUME ? volume : FULL_VOLUME };
  }

  /** Reports the choice of another window. */
  watch(notify: (settings: SoundPreference) => void): Unsubscribe {
    return this.preferences.watch(() => notify(this.recall()));
  }

  save({ on, volume }: SoundPreference): void {
    this.preferences.save(SOUND_SETTING, String(on));
    this.preferences.save(VOLUME_SETTING, String(volume));
  }
}
