import { act, screen } from '@testing-library/react';
import { showShell } from '#test/support/builders/app/showShell';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('session', 'app', 'access', 'presence', 'serverStatus', 'notifications'));

describe('the tabs', () => {
  it('can be neither opened nor closed while the network is down', async () => {
    const { work, user } = showShell('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    act(() => {
      work.stores.tabs.visit('/home');
      work.stores.tabs.visit('/account/settings');
    });
    const tab = () => screen.getByRole('tab', { name: 'Settings' });
    act(() => work.device.goOffline());
    expect(tab()).toHaveAttribute('aria-disabled', 'true');
    await user.click(tab());
    act(() => tab().focus());
    await user.keyboard('{Delete}');
    expect([tab().getAttribute('aria-disabled'), window.location.pathname]).toEqual(['true', '/home']);
    act(() => work.device.goOnline());
    expect(tab()).toHaveAttribute('aria-disabled', 'false');
  });
});
