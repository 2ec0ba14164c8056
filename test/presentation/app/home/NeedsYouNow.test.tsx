import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import type { ChatBadge } from '@/application/chat/conversations/WatchChatBadges';
import { NeedsYouNow } from '@/presentation/app/home/NeedsYouNow';
import type { ShellStores } from '@/presentation/app/ShellStores';
import { ShellStoresContext } from '@/presentation/app/useShellStores';
import { StoresContext } from '@/presentation/app/useStores';
import type { WaitingRequestsStore } from '@/presentation/notifications/WaitingRequestsStore';
import { testStores } from '#test/support/builders/app/testStores';
import { workTools } from '#test/support/builders/app/workTools';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { notificationTools } from '#test/support/builders/notifications/notificationTools';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

beforeAll(() => loadTestTexts('app', 'access', 'notifications', 'patients', 'chat'));

const mark = (chatSessionId: string, patientName: string, more: Partial<ChatBadge> = {}): ChatBadge => ({
  chatSessionId,
  generation: 'v2',
  patientName,
  unread: 0,
  undecided: 0,
  highRisk: false,
  hasDraft: false,
  ...more,
});

const live = (...items: readonly ReturnType<typeof aChatRequest>[]): WaitingRequestsStore['v1'] => ({
  status: 'live',
  value: { items, unreadable: 0 },
});

interface Shown {
  readonly phase?: 'loading' | 'known' | 'failed';
  readonly chats?: readonly ChatBadge[];
  readonly v1?: WaitingRequestsStore['v1'];
  readonly v2?: WaitingRequestsStore['v2'];
  readonly patients?: Parameters<typeof patientTools>[0];
  readonly isPatientPartLost?: boolean;
}

async function show({ phase = 'known', chats = [], v1 = live(), v2 = live(), patients, isPatientPartLost }: Shown) {
  // React logs the failed download.
  if (isPatientPartLost === true) jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { chatBadges } = workTools({ vault: new FakeSessionVault() }).stores;
  const { requests } = notificationTools().stores;
  runInAction(() => {
    Object.assign(chatBadges, { phase, chats });
    Object.assign(requests, { v1, v2 });
  });
  const tools = patientTools(patients ?? []);
  const stores = {
    access: { verdict: () => 'allow' },
    chatBadges,
    notifications: { requests },
    assignedPatients: async () => {
      if (isPatientPartLost) throw new Error('Loading chunk 1 failed.');
      return tools.stores;
    },
  };
  await act(async () =>
    render(
      <StoresContext.Provider value={testStores().stores}>
        <MemoryRouter>
          <ShellStoresContext.Provider value={stores as unknown as ShellStores}>
            <NeedsYouNow />
          </ShellStoresContext.Provider>
        </MemoryRouter>
      </StoresContext.Provider>,
    ),
  );
  return Object.assign(userEvent.setup(), { requests });
}

const panel = async () => within(await screen.findByRole('region', { name: /^Needs you now/ }));
const names = async () =>
  (await (await panel()).findAllByRole('listitem'))
    .flatMap(row => within(row).queryAllByRole('link').slice(0, 1))
    .map(({ textContent }) => textContent);

describe('a patient who becomes urgent', () => {
  const flagged = Array.from({ length: 10 }, (_, at) =>
    anAssignedPatient({
      id: `p-${at}`,
      firstName: `Flagged${at}`,
      highRisk: true,
      activeChat: { chatSessionId: `c-${at}`, generation: 'v2' },
    }),
  );

  it('comes first for a live emergency even with another alarm', async () => {
    await show({
      patients: flagged,
      chats: [mark('c-9', 'Flagged9 Novak', { highRisk: true, emergency: 'emergency' })],
    });
    expect((await names())[0]).toMatch(/^Flagged9/);
  });

  it('is not hidden behind the button while a pointer moves over the list', async () => {
    const { requests } = await show({ patients: flagged });
    const [list] = (await panel()).getAllByRole('list');
    fireEvent.pointerMove(list ?? document.body);
    act(() => {
      runInAction(() => Object.assign(requests, { v2: live(aChatRequest({ emergency: true })) }));
    });
    expect(await names()).toContain('Ana Novak');
  });
});

describe('the number of requests', () => {
  it('is not "no one" when a request could not be read', async () => {
    await show({ v2: { status: 'live', value: { items: [], unreadable: 1 } } });
    const counts = within(screen.getByRole('region', { name: 'Chat requests' }));
    expect(counts.getAllByText('Nobody waiting')).toHaveLength(1);
    expect(counts.getByText('Couldn’t check')).toBeInTheDocument();
  });
});

describe('today’s appointments', () => {
  it('are not called none when one could not be read', async () => {
    await show({ patients: [anAssignedPatient({ nextAppointment: null, couldNotCheck: ['nextAppointment'] })] });
    const today = within(await screen.findByRole('region', { name: /^Today/ }));
    expect(today.getByText('Couldn’t check all appointments.')).toBeInTheDocument();
    expect(today.queryByText('No appointments today.')).not.toBeInTheDocument();
  });
});

describe('"Needs you now"', () => {
  it('has one row per patient: requests, alarms, waiting patients, then the rest', async () => {
    const chat = { chatSessionId: 'c-ana', generation: 'v2' as const };
    await show({
      v2: live(
        aChatRequest({
          id: 'r',
          patient: { id: 'p-rio', userId: 'u-rio', email: 'rio@patient.example', firstName: 'Rio', lastName: 'Ash' },
        }),
      ),
      chats: [
        mark('c-ana', 'Ana Lima', { unread: 1, highRisk: true }),
        mark('c-quiet', 'Quiet Kay', { unread: 1 }),
        mark('c-loud', 'Loud Lee', { highRisk: true }),
        mark('c-calm', 'Calm Cole'),
      ],
      patients: [
        anAssignedPatient({ id: 'p-ana', activeChat: chat, highRisk: true, unreadMessageCount: 1 }),
        anAssignedPatient({ id: 'p-silent', firstName: 'Silent', lastName: 'Sol', lastContactAt: null }),
        anAssignedPatient({ id: 'p-rio', firstName: 'Rio', lastName: 'Ash', highRisk: true }),
      ],
    });
    await screen.findByText('Silent Sol');
    expect(await names()).toEqual(['Rio Ash', 'Loud Lee', 'Ana Lima', 'Quiet Kay', 'Silent Sol']);
  });

  it('places an assigned patient by the current state of their chat, before the patient list is read again', async () => {
    const chat = (chatSessionId: string) => ({ chatSessionId, generation: 'v2' as const });
    await show({
      chats: [mark('c-calm', 'Calm Cole', { unread: 1 }), mark('c-flag', 'Flag Fox', { highRisk: true, unread: 1 })],
      patients: [
        anAssignedPatient({ id: 'p-risk', firstName: 'Risk', lastName: 'Ray', highRisk: true }),
        anAssignedPatient({ id: 'p-calm', activeChat: chat('c-calm') }),
        anAssignedPatient({ id: 'p-flag', activeChat: chat('c-flag'), unreadMessageCount: 1 }),
      ],
    });
    await screen.findByText('Risk Ray');
    expect(await names()).toEqual(['Flag Fox', 'Risk Ray', 'Calm Cole']);
    expect((await panel()).getAllByText('High risk')).toHaveLength(2);
  });

  it('lists a chat that could only be read in part, and says so', async () => {
    await show({ chats: [mark('c-odd', 'Odd Ona', { mayHideNeed: true }), mark('c-calm', 'Calm Cole', {})] });
    await screen.findByText('Odd Ona');
    expect(await names()).toEqual(['Odd Ona']);
    expect((await panel()).getByText('Couldn’t be read in part')).toBeInTheDocument();
  });

  it('keeps the alarms of an assigned patient who asks for a chat', async () => {
    const patient = { id: 'p-rio', userId: 'u-rio', email: 'rio@patient.example', firstName: 'Rio', lastName: 'Ash' };
    await show({
      v2: live(aChatRequest({ id: 'r', patient })),
      patients: [anAssignedPatient({ id: 'p-rio', phq9: { at: 1, items: [0, 0, 0, 0, 0, 0, 0, 0, 2], previous: 2 } })],
    });
    expect(await screen.findByText(/^Item 9: more than half the days/)).toBeInTheDocument();
    expect(await names()).toEqual(['Rio Ash']);
  });

  it('names messages that wait for a decision of their author', async () => {
    await show({ chats: [mark('c', 'Ana Novak', { undecided: 2 })] });
    expect(await names()).toEqual(['Ana Novak']);
    expect((await panel()).getByText('2 messages not sent, waiting for your decision')).toBeInTheDocument();
  });

  it('says that no one needs the user only once everything is known', async () => {
    await show({});
    expect(await screen.findByText('Nobody needs you right now')).toBeInTheDocument();
  });

  it.each([
    ['chats are loading', { phase: 'loading' as const }, 'Checking who needs you…'],
    ['requests of one generation are loading', { v2: { status: 'unknown' as const } }, 'Checking who needs you…'],
    [
      'chats could not be loaded',
      { phase: 'failed' as const },
      'Couldn’t load your chats. There may be unread messages.',
    ],
    [
      'the part with the assigned patients could not be downloaded',
      { isPatientPartLost: true },
      'Couldn’t check everything. People may be waiting.',
    ],
  ])('does not claim that no one needs the user while %s', async (_what, shown, words) => {
    await show(shown);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText('Nobody needs you right now')).not.toBeInTheDocument();
  });

  it('keeps chat requests when the assigned patients could not be downloaded', async () => {
    await show({
      v1: live(
        aChatRequest({
          id: 'r',
          patient: { id: 'p', userId: 'u', email: 'rio@patient.example', firstName: 'Rio', lastName: 'Ash' },
        }),
      ),
      isPatientPartLost: true,
    });
    expect(await names()).toEqual(['Rio Ash']);
    expect(screen.getByRole('region', { name: 'Needs you now' })).toHaveTextContent('Needs you now1+');
  });

  it('shows the first eight patients, and all of them on request', async () => {
    const chats = Array.from({ length: 10 }, (_, place) => mark(`c-${place}`, `Person ${place}`, { unread: 1 }));
    const user = await show({ chats });
    expect(await names()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show all 10 people' }));
    expect(await names()).toHaveLength(10);
  });
});
