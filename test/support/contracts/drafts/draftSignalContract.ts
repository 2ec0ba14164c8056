import type { DiscardedDraft, DraftSignal } from '@/application/drafts/ports/DraftSignal';

/**
 * The contract of every DraftSignal, including its fake. `make` returns the ends of that many windows of one device.
 */
export function draftSignalContract(
  name: string,
  make: (windows: number) => readonly DraftSignal[],
  settle: () => Promise<void>,
): void {
  const draft: DiscardedDraft = { key: { kind: 'edit', channelId: 'c-ana' }, stored: '5\nSee you' };

  describe(`${name} keeps the DraftSignal contract`, () => {
    const stops: (() => void)[] = [];
    const windowsOf = (...uids: readonly string[]) => {
      const signals = make(uids.length);
      return uids.map((uid, at) => {
        const received: DiscardedDraft[] = [];
        const signal = signals[at];
        if (signal === undefined) throw new Error('There are too few windows');
        const stop = signal.listen(uid, item => received.push(item));
        stops.push(stop);
        return { signal, received, stop };
      });
    };
    afterEach(() => stops.splice(0).forEach(stop => stop()));

    it('reaches the other windows of the user, but not the sender or another user', async () => {
      const [first, second, zoe] = windowsOf('ann', 'ann', 'zoe');
      first?.signal.announce(draft);
      await settle();
      expect([first?.received, second?.received, zoe?.received]).toEqual([[], [draft], []]);
    });

    it('reaches no listener that has unsubscribed', async () => {
      const [first, second] = windowsOf('ann', 'ann');
      second?.stop();
      first?.signal.announce(draft);
      await settle();
      expect(second?.received).toEqual([]);
    });

    it('listens for one user at a time', async () => {
      const [first, second] = windowsOf('ann', 'ann');
      stops.push(second?.signal.listen('zoe', () => undefined) ?? (() => undefined));
      first?.signal.announce(draft);
      await settle();
      expect(second?.received).toEqual([]);
    });
  });
}
