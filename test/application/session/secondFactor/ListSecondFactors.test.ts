import { accountTools } from '#test/support/builders/session/accountTools';

describe('ListSecondFactors', () => {
  it('lists apps and the email', async () => {
    const { listSecondFactors, authenticators } = accountTools();
    authenticators.authenticators = [{ id: 'a', label: 'Phone', createdAt: 5 }];
    authenticators.email = 'ann@staff.example';
    expect(await listSecondFactors.execute()).toEqual({
      ok: true,
      value: { authenticators: [{ id: 'a', label: 'Phone', createdAt: 5 }], email: 'ann@staff.example' },
    });
  });

  it('never reports a failed load as an empty list', async () => {
    const { listSecondFactors, authenticators } = accountTools();
    authenticators.failNext({ kind: 'offline' });
    expect(await listSecondFactors.execute()).toEqual({ ok: false, failure: { kind: 'offline' } });
  });
});
