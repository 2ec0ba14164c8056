import { accountTools } from '#test/support/builders/account/accountTools';

describe('LoadAccountSummary', () => {
  it('gives what the server holds, or why it could not be read', async () => {
    const { gateway, useCases } = accountTools();
    expect(await useCases.loadSummary.execute()).toEqual({ ok: true, value: gateway.now() });
    gateway.planned.failNext('summary', { kind: 'sessionEnded' });
    expect(await useCases.loadSummary.execute()).toEqual({ ok: false, failure: { kind: 'sessionEnded' } });
  });
});
