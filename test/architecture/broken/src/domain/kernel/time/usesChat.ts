import { useChat } from '../../chat/useChat';

export const usesChat = useChat;
