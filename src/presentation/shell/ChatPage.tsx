import { ChatArea } from '../chat/ChatArea';
import { useShellStores } from './useShellStores';

/** The V2 chat inside the shell. */
export function ChatPage() {
  return <ChatArea stores={useShellStores().chat} />;
}
