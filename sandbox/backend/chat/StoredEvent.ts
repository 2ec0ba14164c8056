import type { ChatEventDto } from '@/infrastructure/http/chat/chatDtos';

/** A stored event; never changed in place. */
export type StoredEvent = Readonly<ChatEventDto>;

/** The author of what the service itself writes into a chat. */
export const SYSTEM_SENDER = 'system';
