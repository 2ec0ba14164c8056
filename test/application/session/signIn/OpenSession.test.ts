import { sessionTools } from '#test/support/builders/session/sessionTools';

describe('OpenSession', () => {
  const proof = (uid: string) => ({ idToken: `id:${uid}`, mfaChallengeResponse: `passed:id:${uid}` });

  it('saves the session and the hint, and reports who signed in', async () => {
    const { openSession, vault, hint, announced, ann } = sessionTools();

    expect(await openSession.execute(proof('ann'))).toEqual({ ok: true, value: ann });
    expect(vault.current()?.user).toEqual(ann);
    expect(hint.present()).toBe(true);
    expect(announced).toEqual([{ kind: 'signedIn', user: ann }]);
  });

  it('reports a renewal when the same user signs in again', async () => {
    const { openSession, announced, vault, ann } = sessionTools();
    await openSession.execute(proof('ann'));
    await openSession.execute(proof('ann'));

    expect(announced).toEqual([
      { kind: 'signedIn', user: ann },
      { kind: 'renewed', user: ann },
    ]);
    expect(vault.current()?.cookie).toBe('cookie-2 of id:ann');
  });

  it('keeps the time of the sign-in over renewals, but not on a new page or for another user', async () => {
    const { openSession, vault, clock, ann } = sessionTools();
    const begun = clock.now();
    const renewals = [
      () => openSession.execute(proof('ann')),
      () => openSession.execute(proof('ann')),
      () => openSession.openFor({ user: ann, idToken: 'id:ann' }),
    ];
    for (const open of renewals) {
      await open();
      expect(vault.current()?.since).toBe(begun);
      clock.advance(60_000);
    }
    await openSession.openFor({ user: ann, idToken: 'id:ann' }, { onNewPage: true });
    expect(vault.current()?.since).toBe(begun + 180_000);
    clock.advance(60_000);
    await openSession.execute(proof('ben'));
    expect(vault.current()?.since).toBe(begun + 240_000);
  });

  it('reports the sign-out of the previous user before the sign-in of the next', async () => {
    const { openSession, announced, ann, ben } = sessionTools();
    await openSession.execute(proof('ann'));
    await openSession.execute(proof('ben'));

    expect(announced.slice(1)).toEqual([
      { kind: 'signedOut', user: ann },
      { kind: 'signedIn', user: ben },
    ]);
  });

  it('ends the replaced session two seconds after a new sign-in, when pending calls are done', async () => {
    const { openSession, gateway, clock } = sessionTools();
    await openSession.execute(proof('ann'));
    await openSession.execute(proof('ann'));
    expect(gateway.closedOthers).toEqual([]);
    clock.advance(2_000);
    expect(gateway.closedOthers).toEqual(['cookie-1 of id:ann']);
    expect(gateway.closed).toBe(0);
  });

  it('ends no other session on a renewal', async () => {
    const { openSession, gateway, clock, ann } = sessionTools();
    await openSession.execute(proof('ann'));
    await openSession.openFor({ user: ann, idToken: 'id:ann' });
    await openSession.execute({ idToken: 'id:ben' });
    clock.advance(60_000);
    expect(gateway.closedOthers).toEqual([]);
  });

  it('saves nothing while the second factor is missing', async () => {
    const { openSession, vault, announced } = sessionTools();
    expect(await openSession.execute({ idToken: 'id:ann' })).toEqual({
      ok: false,
      failure: { kind: 'secondFactorNeeded' },
    });
    expect(vault.current()).toBeUndefined();
    expect(announced).toEqual([]);
  });

  it('rejects a custom token that belongs to no one', async () => {
    const { openSession, gateway } = sessionTools();
    gateway.wantsSecondFactor = false;
    expect(await openSession.execute({ idToken: 'id:eve' })).toEqual({
      ok: false,
      failure: { kind: 'customTokenMismatch' },
    });
  });
});
