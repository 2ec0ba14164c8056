import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { ChatRequestsPage } from '../../chat/requests/ChatRequestsPage';
import { useShellStores } from '../useShellStores';

/** The chat requests of one generation inside the shell. */
export function RequestsPage({ generation }: { readonly generation: ChatGeneration }) {
  return <ChatRequestsPage stores={useShellStores().chatActs} generation={generation} />;
}
