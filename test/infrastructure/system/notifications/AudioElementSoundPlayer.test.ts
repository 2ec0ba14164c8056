import { AudioElementSoundPlayer } from '@/infrastructure/system/notifications/AudioElementSoundPlayer';

function setUp(play: () => Promise<void>) {
  const made: string[] = [];
  const element = { volume: 1, currentTime: 9, play };
  const page = new EventTarget();
  const player = new AudioElementSoundPlayer(page, url => {
    made.push(url);
    return element as HTMLAudioElement;
  });
  return { player, page, made, element };
}

describe('AudioElementSoundPlayer', () => {
  it('plays the file of the sound from its beginning, as loudly as wished, with one element', async () => {
    const { player, made, element } = setUp(async () => undefined);
    expect(await player.play('request', 0.4)).toBe('played');
    expect(await player.play('request', 0.4)).toBe('played');
    expect([made, element.volume, element.currentTime]).toEqual([['/sounds/request.wav'], 0.4, 0]);
  });

  it.each([
    ['refused', new DOMException('', 'NotAllowedError')],
    ['failed', new DOMException('', 'NotSupportedError')],
    ['failed', new Error('')],
  ])('says %s', async (outcome, error) => {
    expect(await setUp(() => Promise.reject(error)).player.play('message', 1)).toBe(outcome);
  });

  it('reports gestures until it is stopped', () => {
    const { player, page } = setUp(async () => undefined);
    let gestures = 0;
    const stop = player.onGesture(() => (gestures += 1));
    page.dispatchEvent(new Event('keydown'));
    page.dispatchEvent(new Event('pointerdown'));
    stop();
    page.dispatchEvent(new Event('keydown'));
    expect(gestures).toBe(2);
  });
});
