export const useChat = 1;
