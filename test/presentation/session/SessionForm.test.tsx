import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionPage } from '@/presentation/session/password/ActionPage';
import { SignInCard } from '@/presentation/session/signIn/SignInCard';
import { StoresContext } from '@/presentation/app/useStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';

type Tools = ReturnType<typeof testStores>;

async function show(view: React.ReactNode, tools: Tools = testStores()) {
  await act(async () => {
    render(<StoresContext.Provider value={tools.stores}>{view}</StoresContext.Provider>);
  });
  return { ...tools, user: userEvent.setup() };
}

/** Fills a field as a password manager does, without an event. */
async function fill(label: string, text: string): Promise<HTMLInputElement> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  field.value = text;
  return field;
}

const password = 'a lantern by the window';
const signIn = async (): Promise<void> => {
  await fill('Password', 'right');
};

describe('a form that a password manager fills in without an event', () => {
  beforeAll(() => loadTestTexts('session'));

  it('logs in with Enter and the values in its fields', async () => {
    const { user } = await show(<SignInCard />);
    await fill('Username (email)', 'ann@staff.example');
    await signIn();
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('One Time Password')).toBeInTheDocument();
  });

  it('enables its button when the pointer moves over it', async () => {
    const { user } = await show(<SignInCard rememberedEmail="ann@staff.example" />);
    await signIn();
    const login = screen.getByRole('button', { name: 'Login' });
    expect(login).toBeDisabled();
    await user.hover(screen.getByText('Login to continue'));
    await user.hover(screen.getByText('Password'));
    expect(login).toBeEnabled();
    await user.click(login);
    expect(await screen.findByLabelText('One Time Password')).toBeInTheDocument();
  });

  it('accepts a new password', async () => {
    const { user, identity } = await show(<SignInCard />, testStores('/', {}, { emailInQuery: 'new@staff.example' }));
    await fill('New password', password);
    await fill('Confirm password', password);
    await user.keyboard('{Enter}');
    expect(identity.people.get('new@staff.example')?.password).toBe(password);
  });

  it('resets a password', async () => {
    const tools = testStores('/', { mode: 'resetPassword', oobCode: 'code-1' });
    tools.identity.resetCodes.set('code-1', 'ann@staff.example');
    const { user, identity } = await show(<ActionPage />, tools);
    await fill('New password', password);
    await fill('Confirm password', password);
    await user.keyboard('{Enter}');
    expect(identity.people.get('ann@staff.example')?.password).toBe(password);
  });

  it('accepts the codes of a login and of an enrolment', async () => {
    const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [] };
    const { user, authenticators } = await show(<SignInCard />, testStores('/', {}, { pending }));
    await fill('One Time Password', '222222');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByTestId('secret');
    await fill('Confirmation code', '111111');
    await user.keyboard('{Enter}');
    expect(authenticators.authenticators).toHaveLength(1);
  });

  it('sends nothing while the server is offline', async () => {
    const tools = testStores();
    tools.serverStatus.status = { state: 'offline' };
    const { user } = await show(<SignInCard />, tools);
    await screen.findByText('The server is currently offline for maintenance');
    await fill('Username (email)', 'ann@staff.example');
    await signIn();
    await user.keyboard('{Enter}');
    expect(screen.queryByLabelText('One Time Password')).not.toBeInTheDocument();
  });
});
