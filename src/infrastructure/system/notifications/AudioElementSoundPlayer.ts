import type { AlertSound, PlayOutcome, SoundPlayer } from '@/application/notifications/ports/SoundPlayer';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

const files: Readonly<Record<AlertSound, string>> = {
  message: '/sounds/message.wav',
  request: '/sounds/request.wav',
  emergency: '/sounds/emergency.wav',
};
/** Gestures after which browsers allow sound. */
const gestures = ['pointerdown', 'keydown'] as const;

/** Plays the sound files of the dashboard; each is one element, so that the browser keeps it ready. */
export class AudioElementSoundPlayer implements SoundPlayer {
  private readonly elements = new Map<AlertSound, HTMLAudioElement>();

  constructor(
    private readonly page: EventTarget = window,
    private readonly make: (url: string) => HTMLAudioElement = url => new Audio(url),
  ) {}

  async play(sound: AlertSound, volume: number): Promise<PlayOutcome> {
    const element = this.elementOf(sound);
    element.volume = volume;
    element.currentTime = 0;
    try {
      await element.play();
      return 'played';
    } catch (error) {
      return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'failed';
    }
  }

  onGesture(notify: () => void): Unsubscribe {
    for (const gesture of gestures) this.page.addEventListener(gesture, notify, { capture: true, passive: true });
    return () => {
      for (const gesture of gestures) this.page.removeEventListener(gesture, notify, { capture: true });
    };
  }

  private elementOf(sound: AlertSound): HTMLAudioElement {
    const element = this.elements.get(sound) ?? this.make(files[sound]);
    this.elements.set(sound, element);
    return element;
  }
}
