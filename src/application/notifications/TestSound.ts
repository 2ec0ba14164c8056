import type { AlertSound, PlayOutcome, SoundPlayer } from './ports/SoundPlayer';
import type { SoundChoice } from './SoundChoice';

/** Plays a sound as an alert would, also while sounds are switched off. */
export class TestSound {
  constructor(
    private readonly player: SoundPlayer,
    private readonly choice: SoundChoice,
  ) {}

  execute(sound: AlertSound): Promise<PlayOutcome> {
    return this.player.play(sound, this.choice.recall().volume);
  }
}
