import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Conversation } from '@/presentation/chat/Conversation';
import { StoresContext } from '@/presentation/kit/useStores';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';

function heading(highRisk: boolean) {
  const chat = chatSetUp();
  render(
    <StoresContext.Provider value={testStores().stores}>
      <MemoryRouter>
        <Conversation
          stores={chat.stores}
          conversations={chat.stores.conversations()}
          session={aSession({ highRisk })}
          list="all"
        />
      </MemoryRouter>
    </StoresContext.Provider>,
  );
  return within(screen.getByRole('region', { name: 'Messages with Ana Novak' }));
}

describe('the heading of a conversation', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('names the patient and says that they are at high risk, also where there is no room for their pane', () => {
    const words = heading(true);
    expect(words.getByRole('heading', { name: 'Ana Novak' })).toBeInTheDocument();
    expect(words.getByText('High risk')).toBeInTheDocument();
  });

  it('says nothing of the sort of others', () => {
    expect(heading(false).queryByText('High risk')).not.toBeInTheDocument();
  });
});
