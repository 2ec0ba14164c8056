import type { RealtimeIdentity } from '@/application/chat/ports/RealtimeIdentity';
import { eventually } from '#test/support/eventually';

/** Watches data of the user in each of the two services. Grows with every report of either. */
export type Followed = readonly ('store' | 'database')[];

export interface RealtimeIdentityHarness {
  readonly identity: RealtimeIdentity;
  /** Two users who may read their own data. */
  readonly people: readonly [string, string];
  /** Another custom token of the user on each call. */
  readonly tokenOf: (uid: string) => string;
  /** A token that was never issued. */
  readonly forged: () => string;
  /** Watches the signed-in user's own data. */
  readonly follow: (uid: string) => Followed;
  /** The user's own data changes in both services. */
  readonly change: (uid: string) => void;
  /** Breaks the open connections, which do not come back by themselves. */
  readonly cut: () => Promise<void>;
  /** The services stop answering. */
  readonly breakDown: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** The contract of every RealtimeIdentity, including its fake. */
export function realtimeIdentityContract(name: string, make: () => Promise<RealtimeIdentityHarness>): void {
  describe(`${name} keeps the RealtimeIdentity contract`, () => {
    let harness: RealtimeIdentityHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.dispose());

    const enter = (uid = harness.people[0]) => harness.identity.signIn(harness.tokenOf(uid));
    const bothNotify = (followed: Followed, from = 0): Promise<void> =>
      eventually(() => expect(new Set(followed.slice(from))).toEqual(new Set(['store', 'database'])));

    it('signs in the user of the token in both services', async () => {
      const [ann] = harness.people;
      expect(await enter()).toEqual({ ok: true, value: ann });
      await bothNotify(harness.follow(ann));
    });

    it('continues its subscriptions with a newer token', async () => {
      const [ann] = harness.people;
      await enter();
      const followed = harness.follow(ann);
      await bothNotify(followed);
      expect(await enter()).toEqual({ ok: true, value: ann });
      const before = followed.length;
      harness.change(ann);
      await bothNotify(followed, before);
    });

    it('rejects a forged token, and accepts a valid one afterwards', async () => {
      expect(await harness.identity.signIn(harness.forged())).toEqual({ ok: false, failure: { kind: 'refused' } });
      expect(await enter()).toMatchObject({ ok: true });
    });

    it('reports a service that does not answer as unreachable', async () => {
      await harness.breakDown();
      expect(await enter()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    });

    it('ends subscriptions at sign-out, so that nothing arrives once another user has signed in', async () => {
      const [ann, ben] = harness.people;
      await enter();
      const former = harness.follow(ann);
      await bothNotify(former);
      await harness.identity.signOut();
      const before = former.length;
      expect(await enter(ben)).toEqual({ ok: true, value: ben });
      const present = harness.follow(ben);
      await bothNotify(present);
      const known = present.length;
      harness.change(ann);
      harness.change(ben);
      await bothNotify(present, known);
      expect(former).toHaveLength(before);
    });

    it('reconnects immediately on request', async () => {
      const [ann] = harness.people;
      await enter();
      const followed = harness.follow(ann);
      await bothNotify(followed);
      await harness.cut();
      const before = followed.length;
      harness.change(ann);
      await harness.identity.reconnect();
      await bothNotify(followed, before);
    });

    it('stops reconnecting at sign-out, and leaves the next user’s connection unchanged', async () => {
      const [ann, ben] = harness.people;
      await enter();
      await bothNotify(harness.follow(ann));
      const trying = harness.identity.reconnect();
      await harness.identity.signOut();
      await expect(trying).resolves.toBeUndefined();
      await enter(ben);
      await bothNotify(harness.follow(ben));
    });

    it('reconnects nothing while no one is signed in', async () => {
      await harness.identity.reconnect();
      expect(await enter()).toMatchObject({ ok: true });
    });
  });
}
