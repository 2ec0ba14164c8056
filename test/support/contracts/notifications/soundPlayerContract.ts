import type { AlertSound, PlayOutcome, SoundPlayer } from '@/application/notifications/ports/SoundPlayer';

export interface SoundPlayerHarness {
  readonly player: SoundPlayer;
  /** The sounds of this window, with their volume, in order. */
  readonly received: () => readonly (readonly [sound: AlertSound, volume: number])[];
  /** The browser's reaction from now on. */
  readonly answer: (outcome: PlayOutcome) => void;
  /** The user clicks in this window. */
  readonly click: () => void;
}

/** The contract of every SoundPlayer, including its fake. */
export function soundPlayerContract(name: string, make: () => SoundPlayerHarness): void {
  describe(`${name} keeps the SoundPlayer contract`, () => {
    it('plays each sound at the given volume', async () => {
      const { player, received } = make();
      expect([
        await player.play('message', 1),
        await player.play('request', 0.4),
        await player.play('request', 0),
        await player.play('emergency', 0.7),
      ]).toEqual(['played', 'played', 'played', 'played']);
      expect(received()).toEqual([
        ['message', 1],
        ['request', 0.4],
        ['request', 0],
        ['emergency', 0.7],
      ]);
    });

    it.each(['refused', 'failed'] as const)('reports when it is %s', async outcome => {
      const { player, received, answer } = make();
      answer(outcome);
      expect(await player.play('message', 1)).toBe(outcome);
      expect(received()).toEqual([]);
      answer('played');
      expect(await player.play('message', 1)).toBe('played');
    });

    it('notifies of each gesture until unsubscribed', () => {
      const { player, click } = make();
      let gestures = 0;
      const stop = player.onGesture(() => (gestures += 1));
      click();
      click();
      stop();
      stop();
      click();
      expect(gestures).toBe(2);
    });
  });
}
