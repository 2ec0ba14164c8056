import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { ChatArea } from '@/presentation/chat/ChatArea';
import type { ListedRequests } from '@/presentation/chat/conversations/ConversationList';
import { FIRST_ROWS_WAIT_MS } from '@/presentation/kit/SteadyRows';
import { StoresContext } from '@/presentation/app/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('chat', 'session'));

const LOADING = 'Loading your conversations…';
const LOADING_REQUESTS = 'Loading chat requests…';

/** The list of chats after the wait for its sources; `chats` are the updates from the engine so far. */
async function show(state: ListedRequests['state'], waiting: number, ...chats: readonly EngineUpdate[]) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify(...chats);
  let rechecks = 0;
  const requests: ListedRequests = {
    state,
    waiting: Array.from({ length: waiting }, (_, at) => aChatRequest({ id: `r-${at}` })),
    recheck: () => void (rechecks += 1),
  };
  await settled(() =>
    render(
      <StoresContext.Provider value={testStores().stores}>
        <MemoryRouter initialEntries={['/therapist/go-chat/all']}>
          <Routes>
            <Route
              path="/therapist/go-chat/:list/:chatSessionId?"
              element={<ChatArea stores={chat.stores} requests={requests} />}
            />
          </Routes>
        </MemoryRouter>
      </StoresContext.Provider>,
    ),
  );
  await act(async () => chat.clock.advance(FIRST_ROWS_WAIT_MS));
  return { ...chat, rechecks: () => rechecks };
}

const known = { type: 'sessions', phase: 'known', sessions: [aSession()] } as const;

describe('the list of chats and requests', () => {
  it('says that chats are loading while only requests are there', async () => {
    const { engine } = await show('live', 2);
    expect(screen.getAllByText('Asks for a chat')).toHaveLength(2);
    expect(screen.getByText(LOADING)).toBeVisible();
    await act(async () => engine.notify(known));
    expect(screen.getByRole('button', { name: 'Pin Ana Novak' })).toBeVisible();
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  });

  it('says that chats of one generation are loading while those of the other are there', async () => {
    await show('live', 0, { ...known, phase: 'unknown' });
    expect(screen.getByText('Ana Novak')).toBeVisible();
    expect(screen.getByText(LOADING)).toBeVisible();
  });

  it('says that chats are loading when a search finds nothing in those that are there', async () => {
    await show('live', 0, { ...known, phase: 'unknown' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Nobody' } });
    expect(screen.getByText('No conversation matches.')).toBeVisible();
    expect(screen.getByText(LOADING)).toBeVisible();
  });

  it('says that requests are loading while chats are there', async () => {
    await show('unknown', 0, known);
    expect(screen.getByText('Ana Novak')).toBeVisible();
    expect(screen.getByText(LOADING_REQUESTS)).toBeVisible();
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  });

  it.each(['failed', 'delayed'] as const)(
    'says that more people may be waiting while the requests are %s',
    async state => {
      const { rechecks } = await show(state, 0, known);
      expect(screen.getByText('Couldn’t load the chat requests. More may be waiting.')).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(rechecks()).toBe(1);
    },
  );

  it('shows no such notice once everything is loaded', async () => {
    await show('live', 1, known);
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
    expect(screen.queryByText(LOADING_REQUESTS)).not.toBeInTheDocument();
  });
});
