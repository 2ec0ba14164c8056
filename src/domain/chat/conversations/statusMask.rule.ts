import { rule, says } from '../../kernel/rule';
import { CHAT_INITIALISED, CHATS_LOADED, MESSAGES_PENDING, type ChatStatusInput } from './chatStatus';

/** Decodes the status of the chat engine. */
export const statusMask = rule(
  {
    id: 'CR-MASK-01',
    statement:
      says`The status of the chat engine is a sum of bits: ${String(CHAT_INITIALISED)} when the engine is ` +
      says`initialised, ${String(CHATS_LOADED)} when the chats are loaded, ${String(MESSAGES_PENDING)} while ` +
      says`messages are pending. Other bits are ignored.`,
    source:
      'D2 §4 Chat status: "is a bit mask: 32768 means messages pending, 2 means initialised, 16384 means chats ' +
      'loaded."; D2 §9: "Status masks: 32768, 2, 16384."',
    hazards: ['HAZ-01'],
  },
  ({ mask }: { readonly mask: number }): ChatStatusInput => ({
    initialised: (mask & CHAT_INITIALISED) !== 0,
    chatsLoaded: (mask & CHATS_LOADED) !== 0,
    messagesPending: (mask & MESSAGES_PENDING) !== 0,
  }),
);
