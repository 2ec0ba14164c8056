import { render, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import type { ChatMark } from '@/application/chat/conversations/WatchChatBadges';
import { HomeChats } from '@/presentation/app/home/HomeChats';
import { HomeRequests } from '@/presentation/app/home/HomeRequests';
import type { ShellStores } from '@/presentation/app/ShellStores';
import { ShellStoresContext } from '@/presentation/app/useShellStores';
import type { WaitingRequestsStore } from '@/presentation/notifications/WaitingRequestsStore';
import { workTools } from '#test/support/builders/app/workTools';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { notificationTools } from '#test/support/builders/notifications/notificationTools';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

beforeAll(() => loadTestTexts('app', 'access', 'notifications'));

const ana: ChatMark = {
  chatSessionId: 'ana',
  generation: 'v2',
  patientName: 'Ana Novak',
  unread: 1,
  undecided: 0,
  highRisk: true,
  hasDraft: false,
};
const live = (...items: readonly ReturnType<typeof aChatRequest>[]): WaitingRequestsStore['v1'] => ({
  status: 'live',
  value: { items, unreadable: 0 },
});

function show(phase: 'loading' | 'known', v1: WaitingRequestsStore['v1'], v2: WaitingRequestsStore['v2']) {
  const { chatBadges } = workTools({ vault: new FakeSessionVault() }).stores;
  const { requests } = notificationTools().stores;
  runInAction(() => {
    Object.assign(chatBadges, { phase, chats: [ana] });
    Object.assign(requests, { v1, v2 });
  });
  const stores = { access: { verdict: () => 'allow' }, chatBadges, notifications: { requests } };
  render(
    <MemoryRouter>
      <ShellStoresContext.Provider value={stores as unknown as ShellStores}>
        <HomeRequests />
        <HomeChats />
      </ShellStoresContext.Provider>
    </MemoryRouter>,
  );
}

const card = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('a card of Home', () => {
  it('says that chats are on their way while some are there', () => {
    show('loading', live(), live());
    const unread = card(/^Unread chats/);
    expect(unread.getByText('Ana Novak')).toBeVisible();
    expect(unread.getByText('Loading your chats…')).toBeVisible();
    expect(unread.getByText('1+')).toBeVisible();
    expect(card(/^Waiting for a reply/).getByText('Loading your chats…')).toBeVisible();
  });

  it('says that requests of one generation are on their way while the other has some', () => {
    show('known', live(aChatRequest()), { status: 'unknown' });
    const requests = card(/^Chat requests/);
    expect(requests.getByText('1+')).toBeVisible();
    expect(requests.getByText('Loading chat requests…')).toBeVisible();
  });

  it('counts no flagged patient for certain before the requests are known', () => {
    show('known', live(), { status: 'unknown' });
    expect(card(/^High risk/).getByText('1+')).toBeVisible();
    expect(card(/^High risk/).getByText('Loading chat requests…')).toBeVisible();
  });

  it('says nothing of the kind once all is there', () => {
    show('known', live(aChatRequest()), live());
    expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
    expect(screen.queryByText('1+')).not.toBeInTheDocument();
  });
});
