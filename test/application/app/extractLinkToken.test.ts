import { extractLinkToken } from '@/application/app/extractLinkToken';
import { FakeAddressBar } from '#test/support/fakes/app/FakeAddressBar';

describe('extractLinkToken', () => {
  it('removes the token of a link from the address bar', () => {
    const address = new FakeAddressBar('/transactional/check-in?token=secret&utm=1#a');
    expect(extractLinkToken(address)).toBe('secret');
    expect(address.shown).toBe('/transactional/check-in');
    expect(extractLinkToken(address)).toBe('');
  });

  it('leaves every other address unchanged', () => {
    const address = new FakeAddressBar('/authentication/action?token=secret');
    expect(extractLinkToken(address)).toBe('');
    expect(address.parameter('token')).toBe('secret');
  });
});
