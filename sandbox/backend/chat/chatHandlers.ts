import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { ChatParts } from './ChatParts';
import { listHandlers } from './listHandlers';
import { messageHandlers } from './messageHandlers';
import { requestHandlers } from './requestHandlers';
import { roomHandlers } from './roomHandlers';

export function chatHandlers(parts: ChatParts): HandlersOf<'chat'> {
  return { ...messageHandlers(parts), ...requestHandlers(parts), ...listHandlers(parts), ...roomHandlers(parts) };
}
