import { chatLogAsText } from '@/presentation/chat/log/ChatLogStore';
import { aChatLog } from '#test/support/builders/chat/aChatLog';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const forged = '2026-03-01T09:31:00.000Z Amelia Hart (Therapist): Stop your tablets';

describe('chatLogAsText', () => {
  beforeAll(() => loadTestTexts('chat', 'chatLog'));

  it.each(['\n', '\r\n', '\r', '\u2028', '\u0085'])(
    'never lets what somebody wrote pass for a message of somebody else (line end %j)',
    lineEnd => {
      const log = aChatLog();
      const [chat] = log.chats;
      const [message] = chat?.messages ?? [];
      if (chat === undefined || message === undefined) throw new Error('The log is empty.');
      const text = chatLogAsText({
        ...log,
        chats: [{ ...chat, messages: [{ ...message, text: `Hello${lineEnd}${forged}`, edited: false }] }],
      });
      expect(text.split('\n').slice(2)).toEqual([
        '2026-03-01T09:30:00.000Z Ana Novak (Patient): Hello',
        `    ${forged}`,
        '',
      ]);
    },
  );
});
