import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from '@/presentation/account/AccountPage';
import type { AccountStores } from '@/presentation/account/AccountStores';
import { AddingStore } from '@/presentation/account/AddingStore';
import { accountText } from '@/presentation/account/accountText';
import { EmailedCodesStore } from '@/presentation/account/EmailedCodesStore';
import { SecondFactorsStore } from '@/presentation/account/SecondFactorsStore';
import { StoresContext } from '@/presentation/app/useStores';
import { ToastRegion } from '@/presentation/app/ToastRegion';
import { once } from '@/infrastructure/system/kernel/once';
import { accountTools } from '#test/support/builders/account/accountTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';
import { dropFocusOfDisabled } from '#test/support/dropFocusOfDisabled';
import { settled } from '#test/support/settled';

type Tools = ReturnType<typeof testStores>;
const phone = { id: 'a', label: 'My phone', createdAt: Date.UTC(2026, 2, 4) };
const email = 'ann@staff.example';

async function show(prepare: (tools: Tools) => unknown = () => undefined) {
  const tools = testStores();
  tools.identity.signedIn = tools.ann;
  tools.authenticators.authenticators = [phone];
  tools.authenticators.email = email;
  prepare(tools);
  const own = accountTools();
  let loggedOut = 0;
  const stores: AccountStores = {
    secondFactors: () =>
      new SecondFactorsStore(tools, (what, label) =>
        tools.stores.toasts.success(accountText(`factors.${what}`, { label })),
      ),
    adding: onAdded => new AddingStore(onAdded),
    emailedCodes: onAdded => new EmailedCodesStore(tools.turnOnEmailedCodes, onAdded),
    sessionPages: tools.stores.sessionPages,
    spoken: own.spoken,
    own: once(() => Promise.resolve(own.page().stores)),
  };
  const session = {
    email,
    since: Date.UTC(2026, 10, 20, 9, 30),
    endsAt: undefined,
    onLogOut: () => void (loggedOut += 1),
  };
  await act(async () => {
    render(
      <StoresContext.Provider value={tools.stores}>
        <AccountPage stores={stores} session={session} />
        <ToastRegion toasts={tools.stores.toasts} />
      </StoresContext.Provider>,
    );
  });
  return { ...tools, own, user: userEvent.setup(), timesLoggedOut: () => loggedOut };
}
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

describe('the account settings', () => {
  it('name the field that a deletion request lacks, and send nothing', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Request deletion…' }));
    await user.click(button('Request deletion of my account'));
    const field = screen.getByRole('textbox', { name: 'Your email address' });
    expect(document.activeElement).toBe(field);
    expect(field).toHaveAccessibleDescription(/Enter your email address\.$/);
    await user.click(button('Keep my account'));
    await user.click(button('Request deletion…'));
    expect(screen.getByRole('textbox', { name: 'Your email address' })).not.toBeInvalid();
  });

  beforeAll(() => loadTestTexts('session', 'account', 'forms'));

  it('list the methods and say how many are left', async () => {
    await show();
    expect(screen.getByText('You have 2 methods. Keep at least one.')).toBeInTheDocument();
    const panel = within(screen.getByRole('region', { name: 'Second factors' }));
    const rows = panel.getAllByRole('listitem').map(row => row.textContent);
    expect(rows).toEqual([
      expect.stringContaining('My phoneAdded on 4 March 2026'),
      expect.stringContaining(`Codes are sent to ${email}.`),
    ]);
  });

  it('say that codes go to the user’s own address when the server does not name it', async () => {
    await show(tools => (tools.authenticators.email = ''));
    expect(screen.getByText('Codes are sent to your email address.')).toBeInTheDocument();
  });

  it('close Remove for the last method, and say why', async () => {
    await show(tools => (tools.authenticators.email = undefined));
    expect(button('Remove My phone')).toBeDisabled();
    expect(button('Remove My phone')).toHaveAccessibleDescription(/^You have 1 method. You can’t remove it/);
  });

  it('never say that there are no methods when they could not be loaded, and load them on request', async () => {
    const { user } = await show(tools => tools.authenticators.failNext({ kind: 'offline' }));
    expect(screen.getByText('Couldn’t load your methods. They haven’t changed.')).toBeInTheDocument();
    expect(screen.queryByText('You have no methods yet.')).not.toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText('My phone')).toBeInTheDocument();
  });

  it('rename an authenticator by keyboard, and return the focus to its button', async () => {
    const { user } = await show();
    await user.click(button('Rename My phone'));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.keyboard('Work phone{Enter}');
    expect(await screen.findByText('Work phone')).toBeInTheDocument();
    expect(screen.getByText('“Work phone” has been renamed.')).toBeInTheDocument();
    expect(button('Rename Work phone')).toHaveFocus();
  });

  it('keep the name when the renaming is cancelled', async () => {
    const { user } = await show();
    await user.click(button('Rename My phone'));
    await user.keyboard('x{Escape}');
    expect(screen.getByText('My phone')).toBeInTheDocument();
    expect(button('Rename My phone')).toHaveFocus();
  });

  it('reject an empty name, and say so at the field', async () => {
    const { user } = await show();
    await user.click(button('Rename My phone'));
    await user.clear(screen.getByLabelText('Name'));
    await user.keyboard('  {Enter}');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name of 1 to 60 characters');
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('require the name to be typed before only one method is left', async () => {
    const { user, authenticators } = await show();
    await user.click(button('Remove My phone'));
    expect(dialog().getByText(/^You’ll have only 1 method left/)).toBeInTheDocument();
    const remove = dialog().getByRole('button', { name: 'Remove method' });
    await user.type(dialog().getByLabelText('Type My phone to continue'), 'my phone');
    expect(remove).toBeDisabled();
    await user.clear(dialog().getByLabelText('Type My phone to continue'));
    await user.type(dialog().getByLabelText('Type My phone to continue'), 'My phone{Enter}');
    await waitFor(() => expect(authenticators.authenticators).toEqual([]));
    expect(await screen.findByText('“My phone” has been removed.')).toBeInTheDocument();
  });

  it('remove nothing when the confirmation is cancelled', async () => {
    const { user, authenticators } = await show();
    await user.click(button('Remove Emailed codes'));
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(authenticators.email).toBe(email);
  });

  it('say in the dialog why a method could not be removed, and keep the focus there', async () => {
    const stop = dropFocusOfDisabled(document);
    const { user, authenticators } = await show(tools => {
      tools.authenticators.authenticators = [phone, { ...phone, id: 'b', label: 'Tablet' }];
    });
    await user.click(button('Remove Tablet'));
    authenticators.failNext({ kind: 'offline' });
    await user.click(dialog().getByRole('button', { name: 'Remove method' }));
    expect(
      await dialog().findByText('Couldn’t reach the server. Check your connection and try again.'),
    ).toBeInTheDocument();
    expect(authenticators.authenticators).toHaveLength(2);
    expect(dialog().getByRole('button', { name: 'Remove method' })).toHaveFocus();
    stop();
  });

  it('add an authenticator with the same steps as the sign-in card', async () => {
    const { user, authenticators } = await show();
    // The steps are loaded during the wait, which only a pending act may do.
    await settled(() => button('Add an authenticator').click());
    await user.click(await dialog().findByRole('button', { name: 'Yes' }));
    expect(await dialog().findByTestId('secret')).toHaveTextContent(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(dialog().getByText('It will be called “Authenticator 2”.')).toBeInTheDocument();
    await user.type(dialog().getByLabelText('Confirmation code'), '111 111{Enter}');
    expect(await screen.findByText('Your authenticator has been added.')).toBeInTheDocument();
    expect(authenticators.authenticators.map(({ label }) => label)).toEqual(['My phone', 'Authenticator 2']);
  });

  it('say that the key of a new authenticator is copied only when the browser copied it', async () => {
    const { user, clipboard } = await show();
    await settled(() => button('Add an authenticator').click());
    await user.click(await dialog().findByRole('button', { name: 'Yes' }));
    clipboard.allowed = false;
    await user.click(await dialog().findByRole('button', { name: 'Copy key' }));
    expect(dialog().getByRole('button', { name: 'Copy key' })).toBeInTheDocument();
    clipboard.allowed = true;
    await user.click(dialog().getByRole('button', { name: 'Copy key' }));
    expect(await dialog().findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it('add emailed codes again with the code that was sent', async () => {
    const { user, authenticators, secondFactor } = await show(tools => (tools.authenticators.email = undefined));
    await user.click(button('Add emailed codes'));
    expect(secondFactor.emailed).toEqual(['default-email']);
    authenticators.email = email;
    await screen.findByRole('dialog');
    await user.type(await dialog().findByLabelText('One Time Password'), '222222{Enter}');
    await waitFor(() => expect(screen.getByText(`Codes are sent to ${email}.`)).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Add emailed codes' })).not.toBeInTheDocument();
  });

  it('say that no code could be sent', async () => {
    const { user } = await show(tools => {
      tools.authenticators.email = undefined;
      tools.secondFactor.failNext({ kind: 'timedOut' });
    });
    await user.click(button('Add emailed codes'));
    expect(
      await screen.findByText('Couldn’t send a code to your email address. Try again in a minute.'),
    ).toBeInTheDocument();
  });

  it('say that five methods are the maximum before anything starts', async () => {
    await show(
      tools => (tools.authenticators.authenticators = [1, 2, 3, 4].map(number => ({ ...phone, id: String(number) }))),
    );
    expect(button('Add an authenticator')).toBeDisabled();
    expect(button('Add an authenticator')).toHaveAccessibleDescription(/^You have 5 methods, the most allowed\./);
  });

  it('remove a method whose name has two spaces, as the page shows it', async () => {
    const { user, authenticators } = await show(
      tools => (tools.authenticators.authenticators = [{ ...phone, label: 'My  phone' }]),
    );
    await user.click(button('Remove My phone'));
    await user.type(dialog().getByRole('textbox'), 'My phone');
    await user.click(dialog().getByRole('button', { name: 'Remove method' }));
    await waitFor(() => expect(authenticators.authenticators).toEqual([]));
  });

  it('reject a name with hidden characters at the field, and focus it', async () => {
    const { own, user } = await show();
    const first = screen.getByLabelText('First name');
    await user.clear(first);
    await user.type(first, 'Ben\u200bedict');
    await user.click(button('Save your name'));
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription(/characters that can’t be seen/);
    expect(own.gateway.planned.calls).not.toContain('setNames');
    await user.clear(first);
    await user.type(first, '<b>بنديكت</b>{Enter}');
    expect(await screen.findByText('Saved. Colleagues see your new name.')).toBeVisible();
    expect(own.gateway.now().firstName).toBe('<b>بنديكت</b>');
  });

  it('show the current login, and log out', async () => {
    const { user, timesLoggedOut } = await show();
    expect(screen.getByText('Not known yet')).toBeInTheDocument();
    await user.click(button('Log Out'));
    expect(timesLoggedOut()).toBe(1);
  });

  describe('with a new address that waits for confirmation', () => {
    const panel = () => within(screen.getByRole('region', { name: 'Email address' }));
    const ask = async ({ user }: Awaited<ReturnType<typeof show>>): Promise<void> => {
      await user.type(panel().getByLabelText('New email address'), "o'brein@staff.example");
      await user.click(button('Send confirmation link'));
      expect(await panel().findByText(/^Waiting for confirmation: o'brein@staff.example\./)).toBeVisible();
    };

    it('send the link again', async () => {
      const shown = await show();
      await ask(shown);
      await shown.user.click(button('Send the link again'));
      const said = "We sent another link to o'brein@staff.example. The earlier link no longer works.";
      expect(await panel().findByText(said)).toBeVisible();
      expect(await shown.own.gateway.confirmEmail('link-1')).toMatchObject({ ok: false });
      expect(shown.own.gateway.links.get('link-2')).toBe("o'brein@staff.example");
    });

    it('withdraw the address, empty the field and keep the focus there', async () => {
      const shown = await show();
      await ask(shown);
      await shown.user.click(button(`Keep ${email}`));
      expect(await panel().findByText(`Your address stays ${email}. The link we sent no longer works.`)).toBeVisible();
      expect(panel().queryByText(/^Waiting for confirmation/)).toBeNull();
      expect(panel().getByLabelText('New email address')).toHaveValue('');
      expect(document.activeElement).toHaveClass('account-waiting');
      expect(shown.own.gateway.now().newEmailAddress).toBeUndefined();
    });

    it('say that the address could not be withdrawn', async () => {
      const shown = await show();
      await ask(shown);
      shown.own.gateway.planned.failNext('changeEmail', { kind: 'unreachable', status: 503 });
      await shown.user.click(button(`Keep ${email}`));
      expect(await panel().findByText(/^We couldn’t confirm whether this worked\./)).toBeVisible();
      expect(panel().getByText(/^Waiting for confirmation/)).toBeVisible();
    });
  });
});
