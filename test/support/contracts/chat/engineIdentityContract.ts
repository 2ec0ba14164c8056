import type { EngineIdentity } from '@/application/chat/engine/runtime/EngineSignIn';

export interface EngineIdentityHarness {
  readonly identity: EngineIdentity;
  readonly uid: string;
  /** Opens another session of the same user on each call. */
  readonly openSession: () => string;
  /** The next call of the step finds no session, or has no answer. */
  readonly failNext: (step: 'enter' | 'profile' | 'vaultKey', kind: 'sessionEnded' | 'unreachable') => void;
}

/** The contract of every EngineIdentity, including its fake. */
export function engineIdentityContract(name: string, make: () => EngineIdentityHarness): void {
  describe(`${name} keeps the EngineIdentity contract`, () => {
    it('signs in the user of the session, and continues with a newer session', async () => {
      const { identity, uid, openSession } = make();
      expect(await identity.enter(openSession())).toEqual({ ok: true, value: { uid } });
      expect(await identity.enter(openSession())).toEqual({ ok: true, value: { uid } });
      expect(await identity.profile()).toMatchObject({ ok: true, value: { uid } });
    });

    it('returns the same vault key of 32 bytes every time', async () => {
      const { identity, openSession } = make();
      await identity.enter(openSession());
      const [first, second] = [await identity.vaultKey(), await identity.vaultKey()];
      expect(first.ok && first.value.bytes).toHaveLength(32);
      expect(second.ok && second.value.bytes).toEqual(first.ok && first.value.bytes);
      expect(second.ok && second.value.isNew).toBe(false);
    });

    it.each(
      (['enter', 'profile', 'vaultKey'] as const).flatMap(step =>
        (['sessionEnded', 'unreachable'] as const).map(kind => [step, kind] as const),
      ),
    )('reports the failure and succeeds on the next call: %s, %s', async (step, kind) => {
      const { identity, openSession, failNext } = make();
      const cookie = openSession();
      if (step !== 'enter') await identity.enter(cookie);
      const ask = {
        enter: () => identity.enter(cookie),
        profile: () => identity.profile(),
        vaultKey: () => identity.vaultKey(),
      }[step];
      failNext(step, kind);
      expect(await ask()).toEqual({ ok: false, failure: { kind } });
      expect(await ask()).toMatchObject({ ok: true });
    });

    it('signs out, even if no one is signed in, and can sign in again', async () => {
      const { identity, uid, openSession } = make();
      await identity.leave();
      await identity.enter(openSession());
      await identity.leave();
      expect(await identity.enter(openSession())).toEqual({ ok: true, value: { uid } });
    });
  });
}
