import type { Scope } from '../kernel/Scope';

export const CHAT_SCOPE = 'chat:view-active-chats' satisfies Scope;

/** True if these scopes require the chat engine. */
export const canChat = (scopes: readonly string[]): boolean => scopes.includes(CHAT_SCOPE);
