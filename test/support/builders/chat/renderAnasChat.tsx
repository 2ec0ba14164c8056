import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { ChatStores } from '@/presentation/chat/ChatStores';
import { ChatArea } from '@/presentation/chat/ChatArea';
import { StoresContext } from '@/presentation/app/useStores';
import { testStores } from '../app/testStores';

/** The chat area at the address of Ana's conversation. */
export function renderAnasChat(chat: ChatStores): void {
  render(
    <StoresContext.Provider value={testStores().stores}>
      <MemoryRouter initialEntries={['/therapist/go-chat/all/ana']}>
        <Routes>
          <Route path="/therapist/go-chat/:list/:chatSessionId?" element={<ChatArea stores={chat} />} />
        </Routes>
      </MemoryRouter>
    </StoresContext.Provider>,
  );
}
