import { RequestPasswordReset } from '@/application/session/password/RequestPasswordReset';
import { FakeIdentityProvider } from '#test/support/fakes/session/FakeIdentityProvider';

function setUp() {
  const identity = new FakeIdentityProvider();
  identity.add('ann', 'right');
  return { identity, request: new RequestPasswordReset(identity, 'https://dashboard.example/') };
}

describe('RequestPasswordReset', () => {
  it('has a link sent to the address, without the white space around it', async () => {
    const { identity, request } = setUp();
    expect(await request.execute(' ann@staff.example ')).toEqual({ ok: true, value: 'ann@staff.example' });
    expect(identity.resetsSentTo).toEqual(['ann@staff.example']);
  });

  it('answers the same for an unknown email', async () => {
    expect(await setUp().request.execute('eve@staff.example')).toEqual({ ok: true, value: 'eve@staff.example' });
  });

  it('never claims to have sent anything while offline', async () => {
    const { identity, request } = setUp();
    identity.failNext({ kind: 'offline' });
    expect(await request.execute('ann@staff.example')).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('refuses what is no email', async () => {
    expect(await setUp().request.execute('ann')).toEqual({ ok: false, failure: { kind: 'emailNotValid' } });
  });
});
