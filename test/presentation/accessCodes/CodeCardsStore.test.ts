import { codeTools } from '#test/support/builders/accessCodes/codeTools';

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

describe('the cards of codes', () => {
  it('are there once their QR codes are, and can be tried again', async () => {
    const { gateway, encoder, page } = codeTools();
    gateway.add('MILL-1');
    encoder.missing = true;
    const store = page().stores.cards([gateway.stored('MILL-1')]);
    store.start();
    expect(store.cards).toBe('preparing');
    await settled();
    expect(store.cards).toBe('failed');
    encoder.missing = false;
    await store.prepare();
    expect(store.cards).toMatchObject([{ code: 'MILL-1', organisationName: 'North Board' }]);
  });
});
