import type { AlertSound, PlayOutcome } from '@/application/notifications/ports/SoundPlayer';
import { AudioElementSoundPlayer } from '@/infrastructure/system/notifications/AudioElementSoundPlayer';
import { soundPlayerContract } from '#test/support/contracts/notifications/soundPlayerContract';
import { FakeSoundPlayer } from '#test/support/fakes/notifications/FakeSoundPlayer';

const soundOf = (url: string): AlertSound =>
  (['emergency', 'request'] as const).find(sound => url === `/sounds/${sound}.wav`) ?? 'message';

soundPlayerContract('FakeSoundPlayer', () => {
  const player = new FakeSoundPlayer();
  const received = () => player.received.map((sound, at) => [sound, player.volumes[at] ?? Number.NaN] as const);
  return { player, received, answer: outcome => void (player.outcome = outcome), click: () => player.gesture() };
});
soundPlayerContract('AudioElementSoundPlayer', () => {
  const page = new EventTarget();
  const received: (readonly [AlertSound, number])[] = [];
  let outcome: PlayOutcome = 'played';
  const player = new AudioElementSoundPlayer(page, url => {
    const element = {
      volume: Number.NaN,
      currentTime: 0,
      play: async () => {
        if (outcome !== 'played')
          throw new DOMException('', outcome === 'refused' ? 'NotAllowedError' : 'NotSupportedError');
        received.push([soundOf(url), element.volume]);
      },
    };
    return element as HTMLAudioElement;
  });
  return {
    player,
    received: () => received,
    answer: given => void (outcome = given),
    click: () => void page.dispatchEvent(new Event('pointerdown')),
  };
});
