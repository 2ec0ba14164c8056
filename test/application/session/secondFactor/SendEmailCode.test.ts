import { sessionTools } from '#test/support/builders/session/sessionTools';

const pending = { email: 'ann@staff.example', idToken: 'id:ann' };

describe('SendEmailCode', () => {
  it('sends to the email that is registered', async () => {
    const { sendEmailCode, secondFactor } = sessionTools();
    secondFactor.registered = [
      { id: 'app', type: 'totp' },
      { id: 'post', type: 'email' },
    ];
    expect(await sendEmailCode.execute({ ...pending, options: secondFactor.registered })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(secondFactor.emailed).toEqual(['post']);
  });

  it('sends nothing where no email is registered', async () => {
    const { sendEmailCode, secondFactor } = sessionTools();
    expect(await sendEmailCode.execute({ ...pending, options: secondFactor.registered })).toEqual({
      ok: false,
      failure: { kind: 'noEmailOption' },
    });
  });
});
