import type { ChatLog } from '@/domain/chat/conversations/ChatLog';

/** Two messages in one V1 chat. */
export const aChatLog = (wish: Partial<ChatLog> = {}): ChatLog => ({
  patient: { id: 'p-7', userId: 'patient-7', email: 'ana@patient.example', firstName: 'Ana', lastName: 'Novak' },
  isWhole: true,
  chats: [
    {
      chatSessionId: 'c-7',
      messages: [
        {
          timeId: 17_723_574_000_000_000n,
          role: 'patient',
          name: 'Ana Novak',
          text: 'Hello',
          edited: true,
          deleted: false,
        },
        {
          timeId: 17_723_574_010_000_000n,
          role: 'therapist',
          name: 'Amelia Hart',
          text: '',
          edited: false,
          deleted: true,
        },
      ],
    },
  ],
  ...wish,
});
