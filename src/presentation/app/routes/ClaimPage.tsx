import { ClaimChatPage } from '../../chat/requests/ClaimChatPage';
import { useShellStores } from '../useShellStores';

/** The page to claim a chat, inside the shell. */
export function ClaimPage() {
  return <ClaimChatPage stores={useShellStores().chatActs} />;
}
