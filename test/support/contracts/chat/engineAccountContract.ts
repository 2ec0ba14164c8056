import type { EngineAccount } from '@/application/chat/ports/EngineAccount';

export interface EngineAccountHarness {
  readonly account: EngineAccount;
  readonly uid: string;
  /** Opens another session of the same user on each call. */
  readonly openSession: () => string;
  readonly endSessions: () => void;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every EngineAccount, including its fake. */
export function engineAccountContract(name: string, make: () => Promise<EngineAccountHarness>): void {
  describe(`${name} keeps the EngineAccount contract`, () => {
    let harness: EngineAccountHarness;
    beforeEach(async () => {
      harness = await make();
      harness.account.useSession(harness.openSession());
    });
    afterEach(() => harness.stop());

    const everyCall = async ({ account }: EngineAccountHarness) => [
      await account.freshCustomToken(),
      await account.profile(),
      await account.document('key'),
      await account.saveFirstDocument('key', 'k'),
    ];

    it('answers for the user whose session it uses, even with a newer session', async () => {
      const { account, uid, openSession } = harness;
      expect(await account.profile()).toMatchObject({ ok: true, value: { uid } });
      account.useSession(openSession());
      expect(await account.profile()).toMatchObject({
        ok: true,
        value: { uid, firstName: expect.stringMatching(/./), lastName: expect.stringMatching(/./) },
      });
      expect(await account.freshCustomToken()).toEqual({ ok: true, value: expect.stringMatching(/./) });
    });

    it('has no document until one is saved', async () => {
      const { account } = harness;
      expect(await account.document('key')).toEqual({ ok: true, value: undefined });
      expect(await account.saveFirstDocument('key', 'first')).toEqual({ ok: true, value: true });
      expect([await account.document('key'), await account.document('other')]).toEqual([
        { ok: true, value: 'first' },
        { ok: true, value: undefined },
      ]);
    });

    it('saves only the first document of a name', async () => {
      const { account } = harness;
      await account.saveFirstDocument('key', 'first');
      expect(await account.saveFirstDocument('key', 'second')).toEqual({ ok: true, value: false });
      expect(await account.document('key')).toEqual({ ok: true, value: 'first' });
    });

    it('reports on every call that the session has ended', async () => {
      harness.endSessions();
      expect(await everyCall(harness)).toEqual(
        Array<unknown>(4).fill({ ok: false, failure: { kind: 'sessionEnded' } }),
      );
    });

    it('reports every call without an answer as unreachable', async () => {
      harness.breakDown();
      expect(await everyCall(harness)).toEqual(Array<unknown>(4).fill({ ok: false, failure: { kind: 'unreachable' } }));
    });
  });
}
