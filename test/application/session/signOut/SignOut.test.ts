import type { UnsentDecision } from '@/application/session/signOut/SignOut';
import { sessionTools } from '#test/support/builders/session/sessionTools';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));
const unsent = [{ patientName: 'Pat Doe', count: 2 }];

function setUp({ stuckFor = 0 } = {}) {
  const tools = sessionTools();
  const { vault, hint, pending, ann, identity } = tools;
  vault.save({ user: ann, cookie: 'c' });
  hint.leave();
  identity.signedIn = ann;
  pending.pending = stuckFor > 0 ? unsent : [];
  pending.stuckFor = stuckFor;
  const steps: string[] = [];
  const asked: unknown[] = [];
  const run = (decisions: UnsentDecision[] = [], forced = false) =>
    tools.signOut.execute({
      forced,
      onStep: step => steps.push(step),
      decide: async list => {
        asked.push(list);
        const decision = decisions.shift();
        if (decision === undefined) throw new Error('Nobody should have been asked.');
        return decision;
      },
    });
  return { ...tools, steps, asked, run };
}

describe('SignOut', () => {
  it('performs its steps in order', async () => {
    const { run, steps } = setUp();
    expect(await run()).toEqual({ ok: true, value: undefined });
    expect(steps).toEqual([
      'revokingAccessToken',
      'sendingPendingMessages',
      'deletingChatCache',
      'loggingOut',
      'loggedOut',
    ]);
  });

  it('signs out without waiting for the display of each step, except the last one', async () => {
    const { signOut, vault, gateway, signal, ann } = setUp();
    const forgotten: [string, boolean][] = [];
    let onLastShown = (): void => undefined;
    const onStep = (step: string): Promise<void> => {
      forgotten.push([step, vault.current() === undefined]);
      return new Promise(resolve => (onLastShown = resolve));
    };
    let isOver = false;
    const done = signOut.execute({ onStep, decide: async () => 'keep' }).then(() => (isOver = true));
    await settled();
    expect(forgotten).toEqual([
      ['revokingAccessToken', false],
      ['sendingPendingMessages', false],
      ['deletingChatCache', false],
      ['loggingOut', false],
      ['loggedOut', true],
    ]);
    expect([gateway.closed, signal.announced, isOver]).toEqual([1, [ann.uid], false]);
    onLastShown();
    await done;
    expect(isOver).toBe(true);
  });

  it('leaves no data of the user behind', async () => {
    const { run, vault, hint, identity, cache, connections, announced, gateway, ann } = setUp();
    await run();
    expect({ session: vault.current(), hint: hint.present(), identity: identity.signedIn }).toEqual({
      session: undefined,
      hint: false,
      identity: undefined,
    });
    expect({ erased: cache.erased, revoked: cache.revoked, open: connections.open, closed: gateway.closed }).toEqual({
      erased: true,
      revoked: true,
      open: false,
      closed: 1,
    });
    expect(announced).toEqual([{ kind: 'signedOut', user: ann }]);
  });

  it('unregisters push while the backend still accepts calls', async () => {
    const { run, push, gateway } = setUp();
    let closedBefore = -1;
    push.end = async () => void (closedBefore = gateway.closed);
    await run();
    expect(closedBefore).toBe(0);
  });

  it('waits ten seconds for pending messages, then asks and names the patients', async () => {
    const { run, asked, pending } = setUp({ stuckFor: 1 });
    await run(['keep']);
    expect(pending.drainLimits).toEqual([10_000]);
    expect(asked).toEqual([unsent]);
    expect(pending.kept).toEqual(unsent);
  });

  it('waits again on request', async () => {
    const { run, asked, pending } = setUp({ stuckFor: 1 });
    expect(await run(['wait'])).toMatchObject({ ok: true });
    expect(asked).toHaveLength(1);
    expect(pending.kept).toEqual([]);
  });

  it('discards pending messages only on request', async () => {
    const { run, pending } = setUp({ stuckFor: 1 });
    await run(['discard']);
    expect([pending.pending, pending.kept]).toEqual([[], []]);
  });

  it('stays signed in, with everything in place, when the user decides to stay', async () => {
    const { run, vault, cache, pending } = setUp({ stuckFor: 1 });
    expect(await run(['stay'])).toEqual({ ok: false, failure: { kind: 'stayed' } });
    expect(vault.current()).toBeDefined();
    expect(cache.erased).toBe(false);
    expect(pending.pending).toEqual(unsent);
  });

  it('waits ten seconds for uploads, then asks, and waits again on request', async () => {
    const { signOut, uploads, gateway, vault } = setUp();
    [uploads.open, uploads.stuckFor] = [true, 1];
    const asked: number[] = [];
    const decideUploads = async () => {
      asked.push(gateway.closed);
      return 'wait' as const;
    };
    expect(await signOut.execute({ onStep: () => undefined, decide: async () => 'keep', decideUploads })).toMatchObject(
      { ok: true },
    );
    expect([asked, uploads.drainLimits, vault.current()]).toEqual([[0], [10_000, 10_000], undefined]);
  });

  it.each([
    ['stay', { ok: false, failure: { kind: 'stayed' } }, true],
    ['leave', { ok: true, value: undefined }, false],
  ] as const)('follows the user’s decision during an upload: %s', async (decision, result, isSignedIn) => {
    const { signOut, uploads, vault } = setUp();
    [uploads.open, uploads.stuckFor] = [true, 9];
    expect(
      await signOut.execute({
        onStep: () => undefined,
        decide: async () => 'keep',
        decideUploads: async () => decision,
      }),
    ).toEqual(result);
    expect(vault.current() !== undefined).toBe(isSignedIn);
  });

  it('waits five seconds for uploads when forced, and asks no questions', async () => {
    const { run, uploads, vault } = setUp();
    [uploads.open, uploads.stuckFor] = [true, 9];
    expect(await run([], true)).toMatchObject({ ok: true });
    expect([uploads.drainLimits, vault.current()]).toEqual([[5_000], undefined]);
  });

  it('keeps the session when the backend could not revoke it', async () => {
    const { run, gateway, vault, steps } = setUp();
    gateway.failNext({ kind: 'offline' });
    expect(await run()).toEqual({ ok: false, failure: { kind: 'notSignedOut' } });
    expect(vault.current()).toBeDefined();
    expect(steps).not.toContain('loggedOut');
  });

  it('asks no questions when forced, keeps messages and ignores a failing backend', async () => {
    const { run, gateway, vault, pending } = setUp({ stuckFor: 1 });
    gateway.failNext({ kind: 'offline' });
    expect(await run([], true)).toEqual({ ok: true, value: undefined });
    expect(vault.current()).toBeUndefined();
    expect(pending.kept).toEqual(unsent);
  });

  it('skips failed steps when forced, and notifies other windows', async () => {
    const { run, cache, connections, vault, signal, logger, ann } = setUp();
    cache.broken = true;
    connections.broken = true;
    expect(await run([], true)).toEqual({ ok: true, value: undefined });
    expect([vault.current(), signal.announced]).toEqual([undefined, [ann.uid]]);
    expect(logger.lines.map(({ level }) => level)).toEqual(['error', 'error', 'error']);
  });

  it('waits at most five seconds for each step when forced', async () => {
    const { run, pending, vault, clock } = setUp();
    pending.hangs = true;
    const done = run([], true);
    await settled();
    clock.advance(4_999);
    await settled();
    expect(vault.current()).toBeDefined();
    clock.advance(1);
    expect(await done).toEqual({ ok: true, value: undefined });
    expect(vault.current()).toBeUndefined();
  });

  it('reports a failed step when the user has requested the sign-out', async () => {
    const { run, cache, vault } = setUp();
    cache.broken = true;
    await expect(run()).rejects.toThrow('The chat cache is broken.');
    expect(vault.current()).toBeDefined();
  });
});
