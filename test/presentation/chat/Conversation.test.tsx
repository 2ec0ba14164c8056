import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { Conversation } from '@/presentation/chat/Conversation';
import type { PatientAlarms } from '@/presentation/chat/conversations/PatientAlarmsContext';
import { StoresContext } from '@/presentation/app/useStores';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';

function heading(wish: Partial<ChatSession>, alarms: PatientAlarms = new Map()) {
  const chat = chatSetUp();
  const conversations = chat.stores.conversations();
  conversations.learnAlarms(alarms);
  render(
    <StoresContext.Provider value={testStores().stores}>
      <MemoryRouter>
        <Conversation stores={chat.stores} conversations={conversations} session={aSession(wish)} list="all" />
      </MemoryRouter>
    </StoresContext.Provider>,
  );
  return within(screen.getByRole('region', { name: 'Messages with Ana Novak' }));
}

describe('the heading of a conversation', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('shows the patient’s name and high risk without the patient pane', () => {
    const words = heading({ highRisk: true });
    expect(words.getByRole('heading', { name: 'Ana Novak' })).toBeInTheDocument();
    expect(words.getByText('High risk')).toBeInTheDocument();
  });

  it('says that an accepted request is or may be an emergency, until it is answered', () => {
    const request = { emergency: true, requestedAt: 1_000, couldNotRead: [] };
    expect(heading({ acceptedRequest: request }).getByText('Emergency')).toBeInTheDocument();
    cleanup();
    const odd = { ...request, emergency: false, couldNotRead: ['emergency'] };
    expect(heading({ acceptedRequest: odd }).getByText('May be an emergency')).toBeInTheDocument();
    cleanup();
    expect(heading({}).queryByText(/emergency/i)).not.toBeInTheDocument();
  });

  it('shows the most serious other alarm when the pane is not beside it, and opens the pane from it', () => {
    const { patient } = aSession({});
    const alarm = { first: 'Item 9: several days (13 Nov)', more: 2 };
    const words = heading({}, new Map([[patient.id, alarm]]));
    fireEvent.click(words.getByRole('button', { name: 'Item 9: several days (13 Nov) +2' }));
    expect(screen.getByRole('region', { name: 'Messages with Ana Novak' })).toHaveClass('chat-behind');
  });

  it('shows no high-risk sign for other patients', () => {
    expect(heading({}).queryByText('High risk')).not.toBeInTheDocument();
  });
});
