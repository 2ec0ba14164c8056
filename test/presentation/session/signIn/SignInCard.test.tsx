import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MfaOption } from '@/domain/session/secondFactor/MfaOption';
import { SignInCard } from '@/presentation/session/signIn/SignInCard';
import { StoresContext } from '@/presentation/app/useStores';
import { ToastRegion } from '@/presentation/app/ToastRegion';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';

const app: MfaOption = { id: 'app', type: 'totp' };
const post: MfaOption = { id: 'post', type: 'email' };

async function show({ options = [app], remembered }: { options?: MfaOption[]; remembered?: string } = {}) {
  const tools = testStores();
  tools.secondFactor.registered = options;
  await act(async () => {
    render(
      <StoresContext.Provider value={tools.stores}>
        <SignInCard {...(remembered === undefined ? {} : { rememberedEmail: remembered })} />
        <ToastRegion toasts={tools.stores.toasts} />
      </StoresContext.Provider>,
    );
  });
  return { ...tools, user: userEvent.setup() };
}
const email = () => screen.getByLabelText('Username (email)');
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });
const code = () => screen.findByLabelText('One Time Password');

async function giveThePassword(user: ReturnType<typeof userEvent.setup>, typed = 'right'): Promise<void> {
  await user.type(email(), 'ann@staff.example');
  await user.type(password(), typed);
  await user.click(login());
}

describe('the sign-in card', () => {
  beforeAll(() => loadTestTexts('session'));

  it('focuses the email at first, with a reason next to the disabled button', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Staff dashboard' })).toBeInTheDocument();
    expect(screen.getByText('Login to continue')).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(login()).toBeDisabled();
    expect(login()).toHaveAccessibleDescription('Enter your email and password to log in.');
  });

  it('marks its fields for password managers', async () => {
    await show();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('reports an invalid email once the field was left', async () => {
    const { user } = await show();
    await user.type(email(), 'ann');
    await user.tab();
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(email()).toBeInvalid();
  });

  it('shows and hides the password', async () => {
    const { user } = await show();
    await user.type(password(), 'right');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('says in the banner why a password was refused, and focuses it', async () => {
    const { user } = await show();
    await giveThePassword(user, 'wrong');
    expect(await screen.findByText('Incorrect password')).toBeInTheDocument();
    expect(password()).toHaveFocus();
  });

  it('reports other failures in a toast', async () => {
    const { user, identity } = await show();
    identity.failNext({ kind: 'other', message: 'The provider is on holiday.' });
    await giveThePassword(user);
    expect(await screen.findByText('The provider is on holiday.')).toBeInTheDocument();
  });

  it('signs in with the code of an authenticator, typed in two groups', async () => {
    const { user, vault, ann } = await show();
    await giveThePassword(user);
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(await code(), '111 111');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(vault.current()?.user).toEqual(ann);
  });

  it('marks a wrong code at its field', async () => {
    const { user } = await show();
    await giveThePassword(user);
    await user.type(await code(), '999999{Enter}');
    expect(
      await screen.findByText('Incorrect emailed/authenticator/one time password, please try again'),
    ).toBeInTheDocument();
    expect(await code()).toHaveFocus();
  });

  it('returns to the password with the email after five wrong codes, and says why', async () => {
    const { user } = await show();
    await giveThePassword(user);
    await code();
    for (let tries = 0; tries < 5; tries += 1) {
      await user.clear(screen.getByLabelText('One Time Password'));
      await user.type(screen.getByLabelText('One Time Password'), '999999{Enter}');
    }
    expect(
      screen.getByText(/Too many wrong codes were entered\. Enter your password to start again\./),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Username (email)')).toHaveValue('ann@staff.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('emails the code automatically to a user without another second factor', async () => {
    const { user, secondFactor } = await show({ options: [post] });
    await giveThePassword(user);
    expect(await screen.findByText('Please check your email for your one time password.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeInTheDocument();
    expect(secondFactor.emailed).toEqual(['post']);
  });

  it('emails the code on request, and then asks for it', async () => {
    const { user, vault } = await show({ options: [app, post] });
    await giveThePassword(user);
    await user.click(await screen.findByRole('button', { name: 'Email me' }));
    await user.type(await code(), '222222{Enter}');
    expect(vault.current()).toBeDefined();
  });

  it('returns to the typed email, without the password', async () => {
    const { user } = await show();
    await giveThePassword(user);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(email()).toHaveValue('ann@staff.example');
    expect(password()).toHaveValue('');
  });

  it('sends a reminder with the same answer for every email', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(screen.getByRole('heading', { name: 'Account Recovery' })).toBeInTheDocument();
    await user.type(await screen.findByLabelText('Username (email)'), 'nobody@staff.example');
    await user.click(screen.getByRole('button', { name: 'Email Reminder' }));
    expect(
      await screen.findByText('Password reminder has been sent to nobody@staff.example if the user exists.'),
    ).toBeInTheDocument();
    expect(login()).toBeInTheDocument();
  });

  it('fills in who has to sign in again, unless they choose another account', async () => {
    const { user } = await show({ remembered: 'ann@staff.example' });
    expect(email()).toHaveValue('ann@staff.example');
    expect(email()).toBeDisabled();
    expect(password()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Not you?' }));
    expect(email()).toBeEnabled();
    expect(email()).toHaveValue('');
    expect(email()).toHaveFocus();
  });
});
