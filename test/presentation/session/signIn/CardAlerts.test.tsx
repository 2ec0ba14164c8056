import { act, fireEvent, render, screen } from '@testing-library/react';
import { CardAlerts } from '@/presentation/session/signIn/CardAlerts';
import { TYPING_MS } from '@/presentation/messageAlerts/ShownAlertsStore';
import type { StoreFactories } from '@/presentation/app/StoreFactories';
import { StoresContext } from '@/presentation/app/useStores';
import { shownAlert } from '#test/support/builders/messageAlerts/alertTools';
import { shownAlertsTools } from '#test/support/builders/messageAlerts/shownAlertsTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('shownAlerts'));

const show = (publicAlerts: StoreFactories['publicAlerts']) =>
  render(
    <StoresContext.Provider value={{ publicAlerts } as unknown as StoreFactories}>
      <CardAlerts />
      <input aria-label="Email" />
    </StoresContext.Provider>,
  );

describe('the messages on the login card', () => {
  it('are shown as text with links, do not take the focus, and can be dismissed', async () => {
    const { store, gateway, leadership } = shownAlertsTools();
    gateway.alerts = [shownAlert({ message: '<b>Slow</b> today. See https://example.org/a.' })];
    show(async () => store);
    screen.getByLabelText('Email').focus();
    expect(await screen.findByText('', { selector: '[role=status]' })).toBeInTheDocument();
    await act(async () => leadership.elect());
    expect(await screen.findByRole('region', { name: 'Messages from the service' })).toHaveTextContent(
      '<b>Slow</b> today. See https://example.org/a.',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/a');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await act(async () => screen.getByRole('button', { name: 'Dismiss this message' }).click());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('appear only once a typing user has paused, including the first one', async () => {
    const { store, gateway, leadership, clock } = shownAlertsTools();
    gateway.alerts = [shownAlert()];
    let arrive: () => void = () => undefined;
    show(() => new Promise(resolve => (arrive = () => resolve(store))));
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'amelia@' } });
    arrive();
    expect(await screen.findByText('', { selector: '[role=status]' })).toBeInTheDocument();
    await act(async () => leadership.elect());
    expect([gateway.versions.length, screen.queryByRole('region')]).toEqual([1, null]);
    await act(async () => clock.advance(TYPING_MS));
    expect(screen.getByRole('region')).toHaveTextContent(shownAlert().message);
  });

  it('are silent when they could not be loaded, and stop loading once the card has gone', async () => {
    let isOpen = (): boolean => false;
    const { unmount } = show(card => {
      ({ isOpen } = card);
      return Promise.reject(new Error('The download failed.'));
    });
    await act(async () => undefined);
    expect(isOpen()).toBe(true);
    unmount();
    expect(isOpen()).toBe(false);
  });
});
