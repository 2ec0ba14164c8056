import { useChat } from '../../src/domain/chat/useChat';

export const usesTheDomain = useChat;
