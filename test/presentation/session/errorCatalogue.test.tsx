import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionCallFailure } from '@/application/session/ports/SessionCallFailure';
import type { IdentityFailure } from '@/application/session/ports/IdentityProvider';
import { ActionPage } from '@/presentation/session/password/ActionPage';
import { CallbackPage } from '@/presentation/session/singleSignOn/CallbackPage';
import { LogoutPage } from '@/presentation/session/signOut/LogoutPage';
import type { LoginStart } from '@/presentation/session/signIn/LoginStart';
import { SignInCard } from '@/presentation/session/signIn/SignInCard';
import { StoresContext } from '@/presentation/app/useStores';
import { ToastRegion } from '@/presentation/app/ToastRegion';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';

const password = 'a long walk in the rain';
type SecondFactorFailure = SessionCallFailure | { readonly kind: 'wrongCode' };
const Leaving = () => <LogoutPage onDone={() => undefined} onBack={() => undefined} />;

async function show(
  view: React.ReactNode,
  { query = {}, start = {} }: { query?: Record<string, string>; start?: LoginStart } = {},
  prepare?: (tools: ReturnType<typeof testStores>) => unknown,
) {
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
const banner = (text: string) =>
  within(document.querySelector<HTMLElement>('.session-card') ?? document.body).getByText(text);

describe('the error catalogue of signing in', () => {
  beforeAll(() => loadTestTexts('session'));

  const signIn: readonly [IdentityFailure, 'banner' | 'toast', string][] = [
    [{ kind: 'invalidEmail' }, 'banner', 'Invalid email address'],
    [{ kind: 'unknownEmail' }, 'banner', 'Incorrect email address'],
    [{ kind: 'wrongPassword' }, 'banner', 'Incorrect password'],
    [{ kind: 'wrongCredentials' }, 'banner', 'Incorrect email address or password'],
    [
      { kind: 'accountDisabled' },
      'banner',
      'User account disabled. Please contact the provider if you believe you should have access.',
    ],
    [
      { kind: 'tooManyAttempts' },
      'banner',
      'Account temporarily disabled. Please reset your password or try again later.',
    ],
    [{ kind: 'customTokenMismatch' }, 'banner', 'Invalid token'],
    [{ kind: 'other', message: 'The provider is on holiday.' }, 'toast', 'The provider is on holiday.'],
  ];

  it.each(signIn)('%j: %s, with the focus on the password', async (failure, place, text) => {
    const { user, identity } = await show(<SignInCard />);
    await user.type(screen.getByLabelText('Username (email)'), 'ann@staff.example');
    await user.type(screen.getByLabelText('Password'), 'right');
    identity.failNext(failure);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(place === 'banner' ? banner(text) : toast(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  const second: readonly [SecondFactorFailure, 'field' | 'toast', string][] = [
    [{ kind: 'wrongCode' }, 'field', 'Incorrect emailed/authenticator/one time password, please try again'],
    [{ kind: 'offline' }, 'toast', 'Couldn’t reach the server. Check your connection and try again.'],
    [{ kind: 'unauthorised' }, 'toast', 'Your login took too long. Go back and log in again.'],
    [{ kind: 'backendFailed', message: 'Try after nine.' }, 'toast', 'Try after nine.'],
  ];

  it.each(second)('a one time password, %j: %s, with the focus on the code', async (failure, place, text) => {
    const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [{ id: 'app', type: 'totp' }] } as const;
    const { user, secondFactor } = await show(<SignInCard />, { start: { pending } });
    const code = screen.getByLabelText('One Time Password');
    if (failure.kind !== 'wrongCode') secondFactor.failNext(failure);
    await user.type(code, '999999');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    if (place === 'toast') expect(toast(text)).toBeInTheDocument();
    else expect(code).toHaveAccessibleDescription(text);
    expect(code).toHaveFocus();
  });

  it('a toast: removed with the next attempt', async () => {
    const { user, identity } = await show(<SignInCard />);
    await user.type(screen.getByLabelText('Username (email)'), 'ann@staff.example');
    await user.type(screen.getByLabelText('Password'), 'right');
    identity.failNext({ kind: 'offline' });
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(toast('Couldn’t reach the server. Check your connection and try again.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByLabelText('One Time Password')).toBeInTheDocument();
    expect(document.querySelector('.toasts')).toHaveTextContent('');
  });

  describe('a code by email', () => {
    const pending = {
      email: 'ann@staff.example',
      idToken: 'id:ann',
      options: [
        { id: 'app', type: 'totp' },
        { id: 'post', type: 'email' },
      ],
    } as const;
    const registered = (tools: ReturnType<typeof testStores>) => (tools.secondFactor.registered = pending.options);
    const status = () => document.querySelector('.session-card [role=status]');

    it('that was sent: shown below the field, with the focus on the code', async () => {
      const { user } = await show(<SignInCard />, { start: { pending } }, registered);
      await user.click(screen.getByRole('button', { name: 'Email me' }));
      expect(status()).toHaveTextContent('Please check your email for your one time password.');
      expect(screen.getByLabelText('One Time Password')).toHaveFocus();
    });

    it('that was not sent: shown so, and the authenticator still works', async () => {
      const { user, secondFactor, vault, ann } = await show(<SignInCard />, { start: { pending } }, registered);
      secondFactor.failNext({ kind: 'offline' });
      await user.click(screen.getByRole('button', { name: 'Email me' }));
      expect(status()).toHaveTextContent(/^Email not sent, please try again$/);
      expect(screen.getByRole('button', { name: 'Resend' })).toBeEnabled();
      await user.type(screen.getByLabelText('One Time Password'), '111111{Enter}');
      expect(vault.current()?.user).toEqual(ann);
    });

    it('requested again too soon: the earlier one still works, and no older error stays', async () => {
      const { user, vault } = await show(<SignInCard />, { start: { pending } }, registered);
      await user.click(screen.getByRole('button', { name: 'Email me' }));
      const code = screen.getByLabelText('One Time Password');
      await user.type(code, '999999{Enter}');
      await user.click(screen.getByRole('button', { name: 'Resend' }));
      expect(status()).toHaveTextContent(
        'Email not sent, please try again Wait 30 seconds before you ask for another code. ' +
          'The code we sent you earlier still works.',
      );
      expect(code).toBeValid();
      await user.clear(code);
      await user.type(code, '222222{Enter}');
      expect(vault.current()).toBeDefined();
    });
  });

  it('a reminder that could not be requested: in the card, with the focus on the email', async () => {
    const { user, identity } = await show(<SignInCard />, { start: { startStep: 'accountRecovery' } });
    await user.type(screen.getByLabelText('Username (email)'), 'ann@staff.example');
    identity.failNext({ kind: 'offline' });
    await user.click(screen.getByRole('button', { name: 'Email Reminder' }));
    expect(banner('Couldn’t reach the server. Check your connection and try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Username (email)')).toHaveFocus();
  });

  it('a provider that could not be reached: in the card, with the focus on its button', async () => {
    const { user, singleSignOn } = await show(
      <SignInCard />,
      {},
      tools => (tools.providers.known = [{ clientID: 'h', clientName: 'Sandbox Hospital' }]),
    );
    singleSignOn.failNext({ kind: 'offline' });
    await user.click(await screen.findByRole('button', { name: 'Sandbox Hospital' }));
    expect(banner('Couldn’t reach the server. Check your connection and try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sandbox Hospital' })).toHaveFocus();
  });

  it('a logout that failed: on its page, with a way back and a retry', async () => {
    const { gateway, user, clock, location } = await show(<Leaving />, {}, tools => {
      tools.vault.save({ user: tools.ann, cookie: 'c' });
      tools.gateway.failNext({ kind: 'offline' });
    });
    await act(async () => clock.advance(2_000));
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
      'We failed to securely sign you out. You can try again or go back.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => clock.advance(2_000));
    expect([gateway.closed, location.leftFor]).toEqual([1, []]);
  });

  it('a QR code that could not be created: shown so, and created on request', async () => {
    const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [] };
    const { user, qrEncoder } = await show(
      <SignInCard />,
      { start: { pending } },
      tools => (tools.qrEncoder.missing = true),
    );
    await user.type(await screen.findByLabelText('One Time Password'), '222222{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(
      await screen.findByText('Couldn’t create your QR code. Check your connection and try again.'),
    ).toBeInTheDocument();
    qrEncoder.missing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('secret')).toBeInTheDocument();
    expect(screen.getByLabelText('Confirmation code')).toHaveFocus();
  });

  describe('Enter on a disabled button says what is missing', () => {
    it('in the sign-in form', async () => {
      const { user } = await show(<SignInCard />);
      await user.keyboard('{Enter}');
      expect(screen.getByLabelText('Username (email)')).toHaveAccessibleDescription('Email is required');
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
      expect(screen.getByLabelText('Username (email)')).toHaveFocus();
    });

    it('in the sign-in form while the server is offline, without sending anything', async () => {
      const { user, gateway } = await show(
        <SignInCard />,
        {},
        tools => (tools.serverStatus.status = { state: 'offline' }),
      );
      await screen.findByText('The server is currently offline for maintenance');
      await user.type(screen.getByLabelText('Username (email)'), 'ann@staff.example');
      await user.type(screen.getByLabelText('Password'), 'right{Enter}');
      expect(screen.queryByLabelText('One Time Password')).not.toBeInTheDocument();
      expect(gateway.closed).toBe(0);
    });

    it.each([
      ['', 'One Time Password is required'],
      ['12345', 'Your password must be 6 characters long'],
    ])('for the code "%s"', async (typed, text) => {
      const pending = {
        email: 'ann@staff.example',
        idToken: 'id:ann',
        options: [{ id: 'app', type: 'totp' }],
      } as const;
      const { user } = await show(<SignInCard />, { start: { pending } });
      await user.keyboard(`${typed}{Enter}`);
      expect(screen.getByLabelText('One Time Password')).toHaveAccessibleDescription(text);
      expect(screen.getByLabelText('One Time Password')).toHaveFocus();
    });

    it('in the reminder', async () => {
      const { user } = await show(<SignInCard />, { start: { startStep: 'accountRecovery' } });
      await user.keyboard('{Enter}');
      expect(screen.getByLabelText('Username (email)')).toHaveAccessibleDescription('Email is required');
    });

    it.each([
      ['', '', 'New password', 'Password is required'],
      ['short', '', 'New password', 'Your password should be at least 12 characters long'],
      [password, 'another', 'Confirm password', 'Passwords do not match'],
    ])('for the new password "%s" and "%s"', async (first, second, field, text) => {
      const { user } = await show(<SignInCard />, { start: { emailInQuery: 'ann@staff.example' } });
      await screen.findByLabelText('New password');
      if (first !== '') await user.type(screen.getByLabelText('New password'), first);
      if (second !== '') await user.type(screen.getByLabelText('Confirm password'), second);
      await user.keyboard('{Enter}');
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text);
      expect(screen.getByLabelText(field)).toHaveFocus();
    });
  });

  it('an emptied field: marked once it is left', async () => {
    const { user } = await show(<SignInCard />);
    await user.type(screen.getByLabelText('Username (email)'), 'a');
    await user.clear(screen.getByLabelText('Username (email)'));
    await user.tab();
    expect(screen.getByLabelText('Username (email)')).toHaveAccessibleDescription('Email is required');
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
    await user.type(await screen.findByLabelText('One Time Password'), '222222{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    const code = await screen.findByLabelText('Confirmation code');
    await screen.findByTestId('secret');
    authenticators.failNext(failure);
    await user.type(code, '111111{Enter}');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(banner(text)).toBeInTheDocument();
    expect(code).toHaveFocus();
  });

  it('creating an account: in a toast, with the entries kept and the focus on the password', async () => {
    const { user } = await show(<SignInCard />, { start: { emailInQuery: 'ann@staff.example' } });
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), password);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(
      toast('This email address already has an account. If it’s yours, log in or choose “Forgot password?”.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue(password);
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it('a link that does not work: in the card, with the focus on the button for a new one', async () => {
    await show(<ActionPage />, { query: { mode: 'resetPassword', oobCode: 'dead' } });
    expect(await screen.findByText('Error: URL is invalid or expired, please try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send me a new link' })).toHaveFocus();
  });

  it('a link that expired while the password was typed: in the card', async () => {
    const { user, identity } = await show(
      <ActionPage />,
      { query: { mode: 'resetPassword', oobCode: 'code-1' } },
      tools => {
        tools.identity.resetCodes.set('code-1', 'ann@staff.example');
      },
    );
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), password);
    identity.resetCodes.clear();
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('Error: URL is invalid or expired, please try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send me a new link' })).toHaveFocus();
  });

  it('a provider that refuses the new password: in the card with the provider’s message, and the form stays', async () => {
    const { user, identity } = await show(
      <ActionPage />,
      { query: { mode: 'resetPassword', oobCode: 'code-1' } },
      tools => {
        tools.identity.resetCodes.set('code-1', 'ann@staff.example');
      },
    );
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), password);
    identity.failNext({ kind: 'other', message: 'This password is too common.' });
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('This password is too common.')).toBeInTheDocument();
    expect(banner('This password is too common.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue(password);
  });

  it('a successful reset: leads on within this site', async () => {
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
    ['state', 'The server no longer recognises this login.'],
    ['code', 'Your provider’s answer wasn’t accepted (code check).'],
    ['nonce', 'Your provider’s answer was for another login (nonce check).'],
    ['audience', 'Your provider’s answer was for another application (audience check).'],
    ['issuer', 'The answer didn’t come from your provider (issuer check).'],
    ['expired', 'Your provider’s answer has expired (expiry check).'],
    ['colour', 'A security check of the login failed (colour check).'],
  ];

  it.each(checks)(
    'single sign-on, the %s check: named, with the focus on the button that starts again',
    async (check, text) => {
      await show(<CallbackPage />, { query: { code: 'code of ann', state: 'k' } }, tools => {
        const redirectUrl = `${tools.location.origin()}/callback`;
        const expiresOn = tools.clock.now() + 1;
        tools.returns.save('k', { clientID: 'h', login: 'l', redirectUrl, returnTo: '/', expiresOn });
        tools.singleSignOn.failNext({ kind: 'checkFailed', check });
      });
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Start again' })).toHaveFocus();
    },
  );

  it('the server offline: Login is disabled, with the reason next to it', async () => {
    await show(<SignInCard />, {}, tools => (tools.serverStatus.status = { state: 'offline' }));
    expect(await screen.findByText('The server is currently offline for maintenance')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Login' })).toHaveAccessibleDescription(
      'You can’t log in while the server is offline. Your account is fine.',
    );
  });

  it('providers that could not be loaded: shown so, and loaded on request', async () => {
    const { user, providers } = await show(<SignInCard />, {}, tools => (tools.providers.reachable = false));
    expect(await screen.findByText('Couldn’t load single sign-on.')).toBeInTheDocument();
    providers.reachable = true;
    providers.known = [{ clientID: 'h', clientName: 'Sandbox Hospital' }];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Sandbox Hospital' }));
    expect(screen.getByText('Or select an SSO provider')).toBeInTheDocument();
  });
});
