import type { DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import type { ChatGeneration } from '@/domain/chat/chatGeneration';
import type { ChatSession } from '@/domain/chat/ChatSession';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { BackendClient } from '../client/BackendClient';
import { chatEndpoints } from '../endpoints/chat';
import type { ChatSessionDto } from './chatDtos';
import { toChatSession } from './toChatSession';
import { toDeliveryFailure } from './toDeliveryFailure';

/** Page size of the full list (D2 §9). */
const FULL_LIST_PAGE = 120;

/** Every conversation of one generation; `pubNub` is what the backend calls the second. */
export async function fetchSessions(backend: BackendClient, generation: ChatGeneration): Promise<Result<readonly ChatSession[], DeliveryFailure>> {
  const found: ChatSessionDto[] = [];
  for (let skip = 0; ; skip += FULL_LIST_PAGE) {
    const page = await backend.call(chatEndpoints.chats, { query: { skip, limit: FULL_LIST_PAGE, pubNub: generation === 'v2' } });
    if (!page.ok) return fail(toDeliveryFailure(page.failure));
    found.push(...page.value.value);
    if (page.value.value.length < FULL_LIST_PAGE) return ok(found.map(toChatSession));
  }
}
