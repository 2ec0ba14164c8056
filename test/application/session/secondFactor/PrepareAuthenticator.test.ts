import { accountTools } from '#test/support/builders/session/accountTools';

const email = 'ann@staff.example';

describe('PrepareAuthenticator', () => {
  it('puts a new secret, the region and the email into the QR code', async () => {
    const { prepareAuthenticator, qrEncoder } = accountTools();
    const prepared = await prepareAuthenticator.execute({ email, existing: 2 });
    expect(prepared).toEqual({
      ok: true,
      value: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        label: 'Authenticator 3',
        qrCode: { size: 1, dark: [true] },
      },
    });
    const secret = prepared.ok ? prepared.value.secret : '';
    expect(qrEncoder.encoded).toEqual([
      expect.stringContaining(`Staff%20dashboard%20UK:ann%40staff.example?secret=${secret}&`),
    ]);
  });

  it('makes another secret every time', async () => {
    const { prepareAuthenticator } = accountTools();
    const secrets = new Set<string>();
    for (const existing of [0, 0]) {
      const prepared = await prepareAuthenticator.execute({ email, existing });
      if (prepared.ok) secrets.add(prepared.value.secret);
    }
    expect(secrets.size).toBe(2);
  });

  it('prepares nothing without a picture of it', async () => {
    const { prepareAuthenticator, qrEncoder } = accountTools();
    qrEncoder.missing = true;
    expect(await prepareAuthenticator.execute({ email, existing: 0 })).toEqual({
      ok: false,
      failure: { kind: 'notPrepared' },
    });
  });
});
