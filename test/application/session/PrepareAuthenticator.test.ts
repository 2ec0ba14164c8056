import { accountTools } from '#test/support/builders/accountTools';

describe('PrepareAuthenticator', () => {
  it('puts a new secret, the region and the email into the QR code', async () => {
    const { prepareAuthenticator, qrEncoder } = accountTools();
    const { secret, label, qrCode } = await prepareAuthenticator.execute({ email: 'ann@staff.example', existing: 2 });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(label).toBe('Authenticator 3');
    expect(qrEncoder.encoded).toEqual([expect.stringContaining(`Staff%20dashboard%20UK:ann%40staff.example?secret=${secret}&`)]);
    expect(qrCode.size).toBe(1);
  });

  it('makes another secret every time', async () => {
    const { prepareAuthenticator } = accountTools();
    const first = await prepareAuthenticator.execute({ email: 'ann@staff.example', existing: 0 });
    const second = await prepareAuthenticator.execute({ email: 'ann@staff.example', existing: 0 });
    expect(second.secret).not.toBe(first.secret);
  });
});
