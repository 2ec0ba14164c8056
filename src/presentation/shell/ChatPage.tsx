import { ChatActsContext } from '../chat/ChatActsContext';
import { ChatArea } from '../chat/ChatArea';
import { useShellStores } from './useShellStores';

/** The V2 chat inside the shell. */
export function ChatPage() {
  const { chat, chatActs } = useShellStores();
  return (
    <ChatActsContext.Provider value={chatActs}>
      <ChatArea stores={chat} />
    </ChatActsContext.Provider>
  );
}
