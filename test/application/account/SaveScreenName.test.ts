import { accountTools } from '#test/support/builders/account/accountTools';

describe('SaveScreenName', () => {
  it('sets the name that patients see, and takes it away', async () => {
    const { gateway, useCases } = accountTools();
    const save = (before: string, screenName: string) =>
      useCases.saveScreenName.execute({ base: { screenName: before }, mine: { screenName }, sent: [] });
    expect(await save('', 'Dr Ann')).toMatchObject({ ok: true });
    expect(gateway.now().screenName).toBe('Dr Ann');
    expect(await save('Dr Ann', '')).toMatchObject({ ok: true });
    expect(gateway.now().screenName).toBe('');
  });
});
