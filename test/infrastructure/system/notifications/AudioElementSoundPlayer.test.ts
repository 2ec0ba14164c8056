import { readFileSync } from 'node:fs';
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
  it('plays the file from its beginning at the requested volume, with one element', async () => {
    const { player, made, element } = setUp(async () => undefined);
    expect(await player.play('request', 0.4)).toBe('played');
    expect(await player.play('request', 0.4)).toBe('played');
    expect([made, element.volume, element.currentTime]).toEqual([['/sounds/request.wav'], 0.4, 0]);
  });

  it('has a different file for each sound', async () => {
    const { player, made } = setUp(async () => undefined);
    for (const sound of ['message', 'request', 'emergency'] as const) await player.play(sound, 1);
    const files = made.map(url => readFileSync(`public${url}`));
    expect(new Set(files.map(file => file.toString('base64'))).size).toBe(3);
    expect(files.map(file => file.toString('ascii', 0, 4))).toEqual(['RIFF', 'RIFF', 'RIFF']);
  });

  it.each([
    ['refused', new DOMException('', 'NotAllowedError')],
    ['failed', new DOMException('', 'NotSupportedError')],
    ['failed', new Error('')],
  ])('reports %s', async (outcome, error) => {
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
