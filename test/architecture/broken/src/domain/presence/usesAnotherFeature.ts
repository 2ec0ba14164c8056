import { useChat } from '../chat/useChat';

export const usesAnotherFeature = useChat;
