import { ChatLogView } from '../../chat/log/ChatLogView';
import { useStore } from '../../kit/useStore';
import { useShellStores } from '../useShellStores';

/** The log of V1 chats inside the shell. */
export function ChatLogPage() {
  const { chat } = useShellStores();
  return <ChatLogView store={useStore(() => chat.log())} />;
}
