import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { ChatServices } from './ChatServices';
import { listHandlers } from './listHandlers';
import { messageHandlers } from './messageHandlers';
import { requestHandlers } from './requestHandlers';
import { roomHandlers } from './roomHandlers';

export function chatHandlers(services: ChatServices): HandlersOf<'chat'> {
  return {
    ...messageHandlers(services),
    ...requestHandlers(services),
    ...listHandlers(services),
    ...roomHandlers(services),
  };
}
