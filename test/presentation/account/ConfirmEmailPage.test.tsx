import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { ConfirmEmailPage } from '@/presentation/account/ConfirmEmailPage';
import { ConfirmEmailStore } from '@/presentation/account/ConfirmEmailStore';
import { StoresContext } from '@/presentation/kit/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeOwnAccountGateway } from '#test/support/fakes/account/FakeOwnAccountGateway';

beforeAll(() => loadTestTexts('account', 'forms'));

function show(id = 'link-1') {
  const gateway = new FakeOwnAccountGateway();
  gateway.links.set('link-1', 'new@staff.example');
  render(
    <StoresContext.Provider value={testStores().stores}>
      <ConfirmEmailPage create={() => new ConfirmEmailStore(id, new ConfirmOwnEmail(gateway))} />
    </StoresContext.Provider>,
  );
  return { gateway, user: userEvent.setup(), press: () => screen.getByRole('button', { name: 'Confirm address' }) };
}

describe('the page of the link to a new address', () => {
  it('changes nothing when it is opened', () => {
    const { gateway } = show();
    expect(gateway.planned.calls).toEqual([]);
  });

  it('confirms by a press, and leads on', async () => {
    const { user, press } = show();
    await user.click(press());
    expect(screen.getByText(/Your account now has the address new@staff\.example\./)).toBeVisible();
    expect(screen.getByText('Go to the dashboard').closest('a')).toHaveAttribute('href', '/home');
  });

  it('says of an unknown or old link what to do', async () => {
    const { user, press } = show('unknown');
    await user.click(press());
    expect(screen.getByText(/This link isn’t valid or has expired\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm address' })).toBeNull();
  });

  it('can be pressed again after a lost answer', async () => {
    const { gateway, user, press } = show();
    gateway.planned.failNext('confirmEmail', { kind: 'unreachable' }, { butDone: true });
    await user.click(press());
    expect(screen.getByText(/We couldn’t confirm whether the address was changed\./)).toBeVisible();
    await user.click(press());
    expect(screen.getByText(/Your account now has the address/)).toBeVisible();
  });
});
