import type { DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { chatEndpoints } from '../endpoints/chat';
import type { ChatSessionDto } from './chatDtos';
import { readWholeList } from './readWholeList';
import { toChatSession } from './toChatSession';
import { toDeliveryFailure } from './toDeliveryFailure';

/** D2 §9: "50 for the UI list (keep fetching until at least 10 results)". Fetching goes on to the end: who needs somebody may stand anywhere. */
const PAGE = 50;

/** Every conversation of one generation; `pubNub` is what the backend calls the second. A list that does not rest is asked for later. */
export async function fetchSessions(backend: BackendClient, generation: ChatGeneration): Promise<Result<readonly ChatSession[], DeliveryFailure>> {
  const found = await readWholeList<ChatSessionDto, BackendFailure>({
    size: PAGE,
    idOf: ({ chatSessionId }) => chatSessionId,
    page: async skip => {
      const answer = await backend.call(chatEndpoints.chats, { query: { skip, limit: PAGE, pubNub: generation === 'v2' } });
      return answer.ok ? ok({ items: answer.value.value, unreadable: answer.value.unreadable ?? 0 }) : answer;
    },
  });
  if (!found.ok) return fail(toDeliveryFailure(found.failure));
  return found.value === 'moved' ? fail({ kind: 'unreachable' }) : ok(found.value.map(toChatSession));
}
