import type { OutboxVault } from '@/application/chat/ports/OutboxVault';
import { anEntry } from '../../builders/chat/anEntry';

/** One device. Each `window` is another vault object on the same storage, unlocked for the user and not opened yet. */
export interface OutboxVaultHarness {
  window(uid: string): Promise<OutboxVault>;
  dispose(): Promise<void>;
}

/** The contract of every OutboxVault, including its fake. */
export function outboxVaultContract(name: string, make: () => Promise<OutboxVaultHarness>): void {
  describe(`${name} keeps the OutboxVault contract`, () => {
    let device: OutboxVaultHarness;
    const openFor = async (uid: string) => {
      const vault = await device.window(uid);
      return { vault, opened: await vault.open(uid) };
    };

    beforeEach(async () => {
      device = await make();
    });
    afterEach(() => device.dispose());

    it('is empty for a new user', async () => {
      expect((await openFor('ann')).opened).toEqual({ ok: true, value: [] });
    });

    it('returns a saved entry unchanged to the next window', async () => {
      const entry = anEntry({
        text: 'Grüße\n👋',
        replyTo: 17723574000000007n,
        refusal: 'notInChat',
        patientName: 'Ana Novak',
      });
      expect((await (await openFor('ann')).vault.save(entry)).ok).toBe(true);
      expect((await openFor('ann')).opened).toEqual({ ok: true, value: [entry] });
    });

    it.each(['notInChat', 'notAllowed', 'invalid', 'deleted'] as const)(
      'keeps the reason for a refusal: %s',
      async refusal => {
        await (await openFor('ann')).vault.save(anEntry({ refusal }));
        expect((await openFor('ann')).opened).toEqual({ ok: true, value: [anEntry({ refusal })] });
      },
    );

    it('replaces an entry that is saved again', async () => {
      const { vault } = await openFor('ann');
      await vault.save(anEntry({ refusal: 'invalid' }));
      await vault.save(anEntry());
      expect(await vault.open('ann')).toEqual({ ok: true, value: [anEntry()] });
    });

    it('returns entries in the order in which they were written', async () => {
      const { vault } = await openFor('ann');
      const [first, second] = [
        anEntry({ id: 'z', clientTs: 17723574000000001n }),
        anEntry({ id: 'a', clientTs: 17723574000000002n }),
      ];
      await vault.save(second);
      await vault.save(first);
      expect(await vault.open('ann')).toEqual({ ok: true, value: [first, second] });
    });

    it('deletes an entry, and ignores an unknown one', async () => {
      const { vault } = await openFor('ann');
      await vault.save(anEntry());
      await vault.forget('unknown');
      await vault.forget(anEntry().id);
      expect((await openFor('ann')).opened).toEqual({ ok: true, value: [] });
    });

    it('returns an entry without a name if it was saved without one', async () => {
      const { vault } = await openFor('ann');
      await vault.save(anEntry({ patientName: 'Ana Novak' }));
      await vault.save(anEntry());
      const again = (await openFor('ann')).opened;
      expect(again.ok && again.value.map(entry => 'patientName' in entry)).toEqual([false]);
    });

    it('separates users who share one device', async () => {
      const anns = await openFor('ann');
      await anns.vault.save(anEntry());
      anns.vault.close();
      expect((await openFor('zoe')).opened).toEqual({ ok: true, value: [] });
      expect((await openFor('ann')).opened).toEqual({ ok: true, value: [anEntry()] });
    });

    it('rejects entries once it is closed', async () => {
      const { vault } = await openFor('ann');
      vault.close();
      expect(await vault.save(anEntry())).toEqual({ ok: false, failure: { kind: 'storageUnavailable' } });
      expect((await openFor('ann')).opened).toEqual({ ok: true, value: [] });
    });
  });
}
