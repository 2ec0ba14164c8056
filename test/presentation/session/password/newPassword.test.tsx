import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionPage } from '@/presentation/session/password/ActionPage';
import { SignInCard } from '@/presentation/session/signIn/SignInCard';
import { StoresContext } from '@/presentation/app/useStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';

async function show(view: React.ReactNode, tools = testStores()) {
  await act(async () => {
    render(<StoresContext.Provider value={tools.stores}>{view}</StoresContext.Provider>);
  });
  return { ...tools, user: userEvent.setup() };
}

const newPerson = () => show(<SignInCard />, testStores('/', {}, { emailInQuery: 'new@staff.example' }));

describe('a new password', () => {
  beforeAll(() => loadTestTexts('session'));

  it('is rated while it is typed, and blocked only by its length', async () => {
    const { user } = await newPerson();
    const password = await screen.findByLabelText('New password');
    const next = screen.getByRole('button', { name: 'Next' });
    await user.type(password, 'hello');
    expect(screen.getByText('Password is only 5 / 12 characters long')).toBeInTheDocument();
    expect(screen.getByText(/^Password strength: weak/)).toBeInTheDocument();
    expect(screen.getByText('Must contain one uppercase letter')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Confirm password'), 'hello');
    expect(screen.getByText('Your password should be at least 12 characters long')).toBeInTheDocument();
    expect(next).toBeDisabled();
    await user.clear(password);
    await user.type(password, 'correct horse battery');
    expect(screen.getByText('Password strength: ok')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Confirm password'));
    await user.type(screen.getByLabelText('Confirm password'), 'correct horse battery');
    expect(next).toBeEnabled();
    await user.type(password, '-Y9');
    expect(screen.getByText('Password strength: strong')).toBeInTheDocument();
  });

  it('is called easy to guess after a refusal, until another one is typed', async () => {
    const { user, identity } = await newPerson();
    await user.type(await screen.findByLabelText('New password'), 'passwordpassword');
    await user.type(screen.getByLabelText('Confirm password'), 'passwordpassword');
    identity.failNext({ kind: 'passwordTooCommon' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByLabelText('New password')).toHaveValue('passwordpassword');
    expect(screen.getByText('This password is easy to guess.', { exact: false })).toBeInTheDocument();
    await user.type(screen.getByLabelText('New password'), ' 2');
    expect(screen.queryByText('This password is easy to guess.', { exact: false })).not.toBeInTheDocument();
  });

  it.each([
    ['recoverEmail', 'Recover Email'],
    ['verifyEmail', 'Verify Email'],
    ['somethingElse', 'This link doesn’t work'],
  ])('is not requested by a link with the mode %s', async (mode, title) => {
    await show(<ActionPage />, testStores('/', { mode, oobCode: 'x' }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});
