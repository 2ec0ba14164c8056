import { useChat } from './chat/useChat';

export const rule = useChat;
