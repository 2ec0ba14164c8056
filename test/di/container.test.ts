/** @jest-environment ./test/support/browserEnvironment.cjs */
import { createContainer, createStoreFactories } from '@/di/container';
import * as tokens from '@/di/tokens';
import type { Environment } from '@/domain/app/Environment';
import { BrowserSessionVault } from '@/infrastructure/storage/session/BrowserSessionVault';
import { MemorySessionVault } from '@/infrastructure/storage/session/MemorySessionVault';

const environment = (production: boolean): Environment => ({
  production,
  firebase: { apiKey: 'k', projectId: 'uk-staff', appId: 'a', authDomain: 'd', databaseURL: 'https://db.example' },
  unifiedBackendUrl: 'https://backend.example',
  staticStorageUrl: 'https://files.example',
  dashboardTitle: 'Staff dashboard',
  theme: 'system',
});

describe('the container of the sign-in page', () => {
  it('creates everything that is bound to a token', () => {
    const container = createContainer(environment(true));
    const bound = Object.values<unknown>(tokens).filter(
      (token): token is symbol => typeof token === 'symbol' && container.isBound(token),
    );
    expect(bound).toEqual(expect.arrayContaining([tokens.SignInToken, tokens.SignOutToken, tokens.ReportErrorToken]));
    for (const token of bound) expect(container.get<unknown>(token)).toBeDefined();
  });

  it('creates the stores of the sign-in page', () => {
    const stores = createStoreFactories(createContainer(environment(true)), {
      dashboardTitle: 'Staff dashboard',
      version: '1',
      core: '1',
    });
    expect(stores.root.phase).toBe('restoring');
    expect(stores.signInForm('', () => undefined).canSubmit).toBe(false);
    stores.showTitle('Login');
    expect(document.title).toBe('Staff dashboard - Login - UK');
  });

  it('keeps the email over a reload for a user who returns from their provider to the code', () => {
    const about = { dashboardTitle: 'Staff dashboard', version: '1', core: '1' };
    const open = () => createStoreFactories(createContainer(environment(true)), about);
    const options = [{ id: 'app', type: 'totp' }] as const;
    const login = open().login({ pending: { email: 'ann@staff.example', idToken: 'id:ann', options } });
    expect(open().login()).toMatchObject({ step: 'signIn', email: 'ann@staff.example' });
    login.move('back');
    expect(open().login()).toMatchObject({ step: 'signIn', email: 'ann@staff.example' });
  });

  it('keeps the session only in memory in production, and over a reload elsewhere', () => {
    expect(createContainer(environment(true)).get(tokens.SessionVaultToken)).toBeInstanceOf(MemorySessionVault);
    expect(createContainer(environment(false)).get(tokens.SessionVaultToken)).toBeInstanceOf(BrowserSessionVault);
  });

  it('never restores a user in production', () => {
    const hint = createContainer(environment(true)).get(tokens.SessionHintToken);
    hint.leave();
    expect(hint.present()).toBe(false);
  });

  it('has one re-authentication for all calls', () => {
    const container = createContainer(environment(true));
    expect(container.get(tokens.ReauthenticateToken)).toBe(container.get(tokens.ReauthenticateToken));
  });
});
