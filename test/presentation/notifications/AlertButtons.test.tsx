import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AlertButtons } from '@/presentation/notifications/AlertButtons';
import { EnableSoundPrompt } from '@/presentation/notifications/EnableSoundPrompt';
import { WaitingSign } from '@/presentation/notifications/WaitingSign';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { notificationTools } from '#test/support/builders/notifications/notificationTools';
import { dropFocusOfDisabled } from '#test/support/dropFocusOfDisabled';

function show(wide = true) {
  const tools = notificationTools();
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: wide, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  tools.stores.list.start();
  tools.stores.messages.start();
  tools.stores.sound.start();
  tools.soundAlerts.execute();
  render(
    <MemoryRouter>
      <WaitingSign store={tools.stores.requests} />
      <AlertButtons stores={tools.stores} roomy={wide} />
      <EnableSoundPrompt store={tools.stores.sound} />
    </MemoryRouter>,
  );
  return { ...tools, user: userEvent.setup() };
}

const activeElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

describe('the message and notification buttons', () => {
  beforeAll(() => loadTestTexts('notifications'));
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('say how many are unread, and list them with their meaning', async () => {
    const { feed, user } = show();
    act(() =>
      feed.list(
        aNotification({ requestType: 'chat-therapist-invite', fromTherapist: 'Ben Hall' }),
        aNotification({ id: 'v1', generation: 'v1', type: 'assignedPatient' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'V2 notifications, 1 unread' }));
    const menu = within(await screen.findByRole('region', { name: 'V2 notifications' }));
    expect(
      menu.getByRole('link', { name: /Invitation Ben Hall invites you to the chat with Ana Novak\..*Unread/ }),
    ).toHaveAttribute('href', '/therapist/go-chat-requests');
    expect(screen.getByRole('button', { name: 'V1 notifications, 1 unread' })).toBeInTheDocument();
  });

  it('show the time of today’s entries, and the date of older ones', async () => {
    const { feed, clock, user } = show();
    const anHourAgo = clock.now() - 3_600_000;
    act(() =>
      feed.list(aNotification({ sentAt: anHourAgo }), aNotification({ id: 'n-2', sentAt: anHourAgo - 24 * 3_600_000 })),
    );
    await user.click(screen.getByRole('button', { name: 'V2 notifications, 2 unread' }));
    const menu = await screen.findByRole('region', { name: 'V2 notifications' });
    expect([...menu.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
      '08:30',
      '19 Nov, 08:30',
    ]);
  });

  it('distinguish an empty list from one that is loading or could not be loaded', async () => {
    const { feed, user } = show();
    await user.click(screen.getByRole('button', { name: 'V1 notifications' }));
    const menu = within(await screen.findByRole('region', { name: 'V1 notifications' }));
    expect(menu.getByText('Loading…')).toBeInTheDocument();
    act(() => feed.notifications({ status: 'failed' }));
    expect(menu.getByText(/Couldn’t load this list/)).toBeInTheDocument();
    expect(menu.queryByText('You have no notifications')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'V1 notifications, status unknown' })).toBeInTheDocument();
    act(() => feed.list());
    expect(menu.getByText('You have no notifications')).toBeInTheDocument();
    expect(menu.getByRole('button', { name: 'Mark All As Read' })).toBeDisabled();
  });

  it.each([
    ['have been marked', true],
    ['could not be marked', false],
  ])('keep the focus in the list when all %s as read', async (_, isReachable) => {
    const { feed, gateway, complaints, user } = show();
    const stop = dropFocusOfDisabled(document);
    gateway.own.add('n-1');
    gateway.isReachable = isReachable;
    act(() => feed.list(aNotification({ id: 'n-1' })));
    await user.click(screen.getByRole('button', { name: 'V2 notifications, 1 unread' }));
    const region = await screen.findByRole('region', { name: 'V2 notifications' });
    await user.click(within(region).getByRole('button', { name: 'Mark All As Read' }));
    if (isReachable) await act(async () => feed.list(aNotification({ id: 'n-1', readAt: 1 })));
    expect([gateway.read.size, complaints.count]).toEqual(isReachable ? [1, 0] : [0, 1]);
    expect(region).toContainElement(activeElement());
    stop();
  });

  it.each([
    [
      'V2 messages, 3 unread',
      ({ feed }: ReturnType<typeof show>, ...patients: readonly string[]) =>
        feed.say('v2', {
          status: 'live',
          value: patients.map((patient, index) => ({
            chatSessionId: patient,
            generation: 'v2',
            patient,
            unread: patients.length - index,
          })),
        }),
    ],
    [
      'V2 notifications, 2 unread',
      ({ feed }: ReturnType<typeof show>, ...patients: readonly string[]) =>
        feed.list(...patients.map(patient => aNotification({ id: patient, patient }))),
    ],
  ])('do not move the rows of %s under a pointer', async (name, list) => {
    const tools = show();
    act(() => list(tools, 'Ana', 'Ben'));
    await tools.user.click(screen.getByRole('button', { name }));
    const [first] = await screen.findAllByRole('link', { name: /Ana|Ben/ });
    await tools.user.hover(first as HTMLElement);
    act(() => list(tools, 'Cleo', 'Ben', 'Ana'));
    const rows = screen.getAllByRole('link', { name: /Ana|Ben|Cleo/ });
    expect(rows.map(({ textContent }) => /Ana|Ben|Cleo/.exec(textContent)?.[0])).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('say that there are no new messages, and that this may be out of date', async () => {
    const { feed, user } = show();
    act(() => feed.say('v2', { status: 'delayed', value: [] }));
    await user.click(screen.getByRole('button', { name: 'V2 messages' }));
    const menu = within(await screen.findByRole('region', { name: 'V2 messages' }));
    expect(menu.getByText('You have no new messages')).toBeInTheDocument();
    expect(menu.getByText(/may be out of date/)).toBeInTheDocument();
  });

  it('become one button in a narrow space', async () => {
    const { feed, user } = show(false);
    act(() => {
      feed.unread({ c: 3 });
      feed.list(...Array.from({ length: 20 }, (_, at) => aNotification({ id: `n-${at}` })));
    });
    await user.click(screen.getByRole('button', { name: 'Messages and notifications, 23+ unread' }));
    expect(await screen.findAllByRole('region')).toHaveLength(4);
  });

  it('keep waiting requests visible after notifications are marked as read', async () => {
    const { requests, stores, clock } = show();
    requests.ask(aChatRequest({ requestedAt: clock.now() }));
    await act(async () => void stores.requests.start());
    expect(screen.getByRole('link', { name: '1 request waiting' })).toHaveAttribute(
      'href',
      '/therapist/go-chat-requests',
    );
    await act(async () => clock.advance(5 * 60_000));
    expect(screen.getByRole('link', { name: '1 request waiting for 5 min' })).toHaveClass('alert-sign-urgent');
  });

  it('distinguish an emergency from other requests from the start', async () => {
    const { requests, stores, clock } = show();
    requests.ask(
      aChatRequest({ requestedAt: clock.now() }),
      aChatRequest({ id: 'now', emergency: true, requestedAt: clock.now() }),
    );
    await act(async () => void stores.requests.start());
    const sign = screen.getByRole('link', { name: '1 emergency request waiting. Total: 2 requests waiting' });
    expect(sign).toHaveClass('alert-sign-overdue');
    expect(sign).toHaveTextContent('Emergency · 2 waiting');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 emergency request waiting');
    await act(async () => clock.advance(3 * 60_000));
    expect(
      screen.getByRole('link', { name: '1 emergency request waiting. Total: 2 requests waiting for 3 min' }),
    ).toBeInTheDocument();
  });

  it('say that the number of waiting requests is unknown when they cannot be loaded', async () => {
    const { requests, stores } = show();
    requests.isReachable = false;
    await act(async () => void stores.requests.start());
    expect(screen.getByRole('link', { name: 'Couldn’t check for chat requests' })).toHaveAttribute('href', '/home');
  });

  it('ask the user to allow sound when the browser blocks it', async () => {
    const { feed, player, leadership, user } = show();
    player.outcome = 'refused';
    act(() => feed.signIn('ann'));
    leadership.elect();
    act(() => feed.list(aNotification()));
    const enable = await screen.findByRole('button', { name: 'Enable sound' });
    player.outcome = 'played';
    await user.click(enable);
    expect(screen.queryByRole('button', { name: 'Enable sound' })).not.toBeInTheDocument();
    leadership.elect();
    await act(async () => undefined);
    expect(player.received).toEqual(['request']);
  });
});
