import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { ConfirmEmailPanel, RejectEmailPage } from '@/presentation/account/ConfirmEmailPanel';
import { ConfirmEmailStore } from '@/presentation/account/ConfirmEmailStore';
import { StoresContext } from '@/presentation/app/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeDoneLinkVault } from '#test/support/fakes/account/FakeDoneLinkVault';
import { FakeOwnAccountGateway } from '#test/support/fakes/account/FakeOwnAccountGateway';

beforeAll(() => loadTestTexts('account', 'forms'));

const forms = {
  confirmEmail: { View: ConfirmEmailPanel, id: 'link-1', name: 'Confirm address' },
  rejectEmail: { View: RejectEmailPage, id: 'reject-1', name: 'This was not me' },
} as const;

function show(act: keyof typeof forms, id: string = forms[act].id) {
  const gateway = new FakeOwnAccountGateway();
  gateway.links.set('link-1', 'new@staff.example');
  gateway.rejections.set('reject-1', 'ann@staff.example');
  const { View, name } = forms[act];
  const done: string[] = [];
  const doneLinks = new FakeDoneLinkVault();
  const create = () => new ConfirmEmailStore(id, new ConfirmOwnEmail(gateway, act), doneLinks, () => done.push('done'));
  const open = () =>
    render(
      <StoresContext.Provider value={testStores().stores}>
        <View create={create} />
      </StoresContext.Provider>,
    );
  const { unmount } = open();
  const reload = (): void => {
    unmount();
    open();
  };
  return { gateway, done, reload, user: userEvent.setup(), press: () => screen.getByRole('button', { name }) };
}

describe.each(['confirmEmail', 'rejectEmail'] as const)('the page of an emailed link: %s', act => {
  it('changes nothing when it is opened', () => {
    const { gateway, done } = show(act);
    expect([gateway.planned.calls, done]).toEqual([[], []]);
  });

  it('says what to do about an unknown or expired link', async () => {
    const { user, press, done } = show(act, 'unknown');
    await user.click(press());
    expect(screen.getByText(/This link isn’t valid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: forms[act].name })).toBeNull();
    expect(done).toEqual([]);
  });

  it('says after a reload what was done, and offers no further act', async () => {
    const { user, press, reload } = show(act);
    await user.click(press());
    reload();
    expect(screen.getByText(/^Your account (now )?has the address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: forms[act].name })).toBeNull();
  });

  it('can be pressed again after a lost answer', async () => {
    const { gateway, user, press } = show(act);
    gateway.planned.failNext(act, { kind: 'unreachable' }, { butDone: true });
    await user.click(press());
    expect(screen.getByText(/We couldn’t confirm whether/)).toBeVisible();
    await user.click(press());
    expect(screen.getByText(/^Your account (now )?has the address/)).toBeVisible();
  });
});

describe('the page of an emailed link', () => {
  it('confirms the new address with one press, and has the settings read again', async () => {
    const { user, press, done } = show('confirmEmail');
    await user.click(press());
    expect(screen.getByText(/^Your account now has the address new@staff\.example\..*other sessions/)).toBeVisible();
    expect(done).toEqual(['done']);
  });

  it('keeps the former address with one press, says that a new password is due, and links to the dashboard', async () => {
    const { user, press } = show('rejectEmail');
    await user.click(press());
    expect(screen.getByText(/^Your account has the address ann@staff\.example.*new password/)).toBeVisible();
    expect(screen.getByText('Go to the dashboard').closest('a')).toHaveAttribute('href', '/home');
  });
});
