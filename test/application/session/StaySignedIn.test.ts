import { StaySignedIn } from '@/application/session/StaySignedIn';
import { sessionTools } from '#test/support/builders/session/sessionTools';

describe('StaySignedIn', () => {
  it('opens another session for the same person, who keeps everything', async () => {
    const { identity, openSession, vault, events, ann } = sessionTools();
    identity.signedIn = ann;
    vault.save({ user: ann, cookie: 'old' });
    expect(await new StaySignedIn(identity, openSession).execute()).toEqual({ ok: true, value: ann });
    expect(vault.current()?.cookie).not.toBe('old');
    expect(events.announced).toEqual([{ kind: 'renewed', user: ann }]);
  });

  it('reports when nobody is signed in', async () => {
    const { identity, openSession } = sessionTools();
    expect(await new StaySignedIn(identity, openSession).execute()).toEqual({
      ok: false,
      failure: { kind: 'unauthorised' },
    });
  });
});
