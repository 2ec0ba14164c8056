import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IdentityFailure } from '@/application/session/ports/IdentityProvider';
import { ActionPage } from '@/presentation/session/ActionPage';
import { CallbackPage } from '@/presentation/session/CallbackPage';
import type { LoginStart } from '@/presentation/session/LoginStart';
import { SignInCard } from '@/presentation/session/SignInCard';
import { StoresContext } from '@/presentation/shared/StoresContext';
import { ToastRegion } from '@/presentation/shared/ToastRegion';
import { loadTestTexts } from '#test/support/builders/loadTestTexts';
import { testStores } from '#test/support/builders/testStores';

const password = 'a long walk in the rain';

async function show(view: React.ReactNode, { query = {}, start = {} }: { query?: Record<string, string>; start?: LoginStart } = {}, prepare?: (tools: ReturnType<typeof testStores>) => unknown) {
  const tools = testStores('/', query, start);
  await prepare?.(tools);
  await act(async () => {
    render(
      <StoresContext.Provider value={tools.stores}>
        {view}
        <ToastRegion toasts={tools.stores.toasts} />
      </StoresContext.Provider>,
    );
  });
  return { ...tools, user: userEvent.setup() };
}

/** The toasts; the banner of a card is any other alert. */
const toast = (text: string) => within(document.querySelector<HTMLElement>('.toasts') ?? document.body).getByText(text);
const banner = (text: string) => within(document.querySelector<HTMLElement>('.session-card') ?? document.body).getByText(text);

describe('the error catalogue of signing in', () => {
  beforeAll(() => loadTestTexts('session'));

  const signIn: readonly [IdentityFailure, 'banner' | 'toast', string][] = [
    [{ kind: 'invalidEmail' }, 'banner', 'Invalid email address'],
    [{ kind: 'unknownEmail' }, 'banner', 'Incorrect email address'],
    [{ kind: 'wrongPassword' }, 'banner', 'Incorrect password'],
    [{ kind: 'wrongCredentials' }, 'banner', 'Incorrect email address or password'],
    [{ kind: 'accountDisabled' }, 'banner', 'User account disabled. Please contact the provider if you believe you should have access.'],
    [{ kind: 'tooManyAttempts' }, 'banner', 'Account temporarily disabled. Please reset your password or try again later.'],
    [{ kind: 'customTokenMismatch' }, 'banner', 'Invalid token'],
    [{ kind: 'other', message: 'The provider is on holiday.' }, 'toast', 'The provider is on holiday.'],
  ];

  it.each(signIn)('%j: %s, with the focus on the password', async (failure, place, text) => {
    const { user, identity } = await show(<SignInCard />);
    await user.type(screen.getByLabelText('Email'), 'ann@staff.example');
    await user.type(screen.getByLabelText('Password'), 'right');
    identity.failNext(failure);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(place === 'banner' ? banner(text) : toast(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  const adding: readonly [Parameters<ReturnType<typeof testStores>['authenticators']['failNext']>[0], string][] = [
    [{ kind: 'wrongCode' }, 'Error: Invalid QR code, please try again'],
    [{ kind: 'tooManyMethods' }, 'Error: Maxiumum number of MFA methods has been reached'],
    [{ kind: 'offline' }, 'Error: Authentication could not be added, please try again'],
    [{ kind: 'backendFailed', message: 'x' }, 'Error: Authentication could not be added, please try again'],
  ];

  it.each(adding)('adding an authenticator, %j: in the banner, with the focus on the code', async (failure, text) => {
    const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [] };
    const { user, authenticators } = await show(<SignInCard />, { start: { pending } });
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    const code = await screen.findByLabelText('Confirmation code');
    await screen.findByTestId('secret');
    authenticators.failNext(failure);
    await user.type(code, '111111{Enter}');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(banner(text)).toBeInTheDocument();
    expect(code).toHaveFocus();
  });

  it('creating an account: a toast of the error, and what was typed stays', async () => {
    const { user } = await show(<SignInCard />, { start: { emailInQuery: 'ann@staff.example' } });
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), password);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(toast('The email address is already in use by another account.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue(password);
  });

  it('a link that does not work: in the card, with the focus on asking for another', async () => {
    await show(<ActionPage />, { query: { mode: 'resetPassword', oobCode: 'dead' } });
    expect(await screen.findByText('Error: URL is invalid or expired, please try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send me a new link' })).toHaveFocus();
  });

  it('a link that died while the password was typed: the same', async () => {
    const { user, identity } = await show(<ActionPage />, { query: { mode: 'resetPassword', oobCode: 'code-1' } }, tools => {
      tools.identity.resetCodes.set('code-1', 'ann@staff.example');
    });
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), password);
    identity.resetCodes.clear();
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('Error: URL is invalid or expired, please try again.')).toBeInTheDocument();
  });

  it('a provider that refuses the new password: in the card, in its own words, and the form stays', async () => {
    const { user, identity } = await show(<ActionPage />, { query: { mode: 'resetPassword', oobCode: 'code-1' } }, tools => {
      tools.identity.resetCodes.set('code-1', 'ann@staff.example');
    });
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), password);
    identity.failNext({ kind: 'other', message: 'This password is too common.' });
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('This password is too common.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue(password);
  });

  it('a reset that worked: continues on this site', async () => {
    const { user, addressBar, stores } = await show(
      <ActionPage />,
      { query: { mode: 'resetPassword', oobCode: 'code-1', continueUrl: '/account/settings' } },
      tools => tools.identity.resetCodes.set('code-1', 'ann@staff.example'),
    );
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), password);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('Password has successfully been reset')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect([addressBar.path(), stores.root.area]).toEqual(['/account/settings', 'shell']);
  });

  const checks: readonly [string, string][] = [
    ['state', 'This login is no longer known to the server (state check).'],
    ['code', 'Your provider’s answer was not accepted (code check).'],
    ['nonce', 'The answer was not made for this login (nonce check).'],
    ['audience', 'The answer was made for another application (audience check).'],
    ['issuer', 'The answer did not come from your provider (issuer check).'],
    ['expired', 'The answer of your provider has expired (expiry check).'],
    ['colour', 'A security check of the login failed (colour check).'],
  ];

  it.each(checks)('single sign-on, the %s check: named, with the focus on starting again', async (check, text) => {
    await show(<CallbackPage />, { query: { code: 'code of ann', state: 'k' } }, tools => {
      tools.returns.keep('k', { clientID: 'h', login: 'l', redirectUrl: 'r', expiresOn: tools.clock.now() + 1 });
      tools.singleSignOn.failNext({ kind: 'checkFailed', check });
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start again' })).toHaveFocus();
  });

  it('the server offline: Login is closed, with the reason beside it', async () => {
    await show(<SignInCard />, {}, tools => (tools.serverStatus.status = { state: 'offline' }));
    expect(await screen.findByText('The server is currently offline for maintenance')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Login' })).toHaveAccessibleDescription('You cannot log in while the server is offline. Nothing is wrong with your account.');
  });

  it('providers that could not be loaded: said so, and tried again', async () => {
    const { user, providers } = await show(<SignInCard />, {}, tools => (tools.providers.reachable = false));
    expect(await screen.findByText('Single sign-on could not be loaded.')).toBeInTheDocument();
    providers.reachable = true;
    providers.known = [{ clientID: 'h', clientName: 'Sandbox Hospital' }];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Sandbox Hospital' }));
    expect(screen.getByText('Or select an SSO provider')).toBeInTheDocument();
  });
});
