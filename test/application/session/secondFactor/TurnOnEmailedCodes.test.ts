import { accountTools } from '#test/support/builders/session/accountTools';

describe('TurnOnEmailedCodes', () => {
  it('sends a code to the account itself and gives what it is answered with', async () => {
    const { turnOnEmailedCodes, identity, secondFactor, ann } = accountTools();
    identity.signedIn = ann;
    const turned = await turnOnEmailedCodes.execute();
    expect(turned).toMatchObject({ ok: true, value: { email: ann.email, idToken: 'id:ann' } });
    expect(secondFactor.emailed).toEqual(['default-email']);
  });

  it('says so when no code could be sent', async () => {
    const { turnOnEmailedCodes, identity, secondFactor, ann } = accountTools();
    identity.signedIn = ann;
    secondFactor.failNext({ kind: 'offline' });
    expect(await turnOnEmailedCodes.execute()).toEqual({ ok: false, failure: { kind: 'offline' } });
  });
});
