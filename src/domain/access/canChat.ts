import type { Scope } from '../kernel/Scope';

/** The scope without which nobody chats. */
export const CHAT_SCOPE = 'chat:view-active-chats' satisfies Scope;

/** Whether somebody with these rights needs the chat engine. */
export const canChat = (scopes: readonly string[]): boolean => scopes.includes(CHAT_SCOPE);
