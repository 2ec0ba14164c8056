import type { AskAnswered } from '@/application/chat/ports/ChatActGateway';
import type { AskingAct } from './ChatActsStore';
import { chatActsText } from './chatActsText';

/** What became of asking a colleague, in the words of the act. */
export function dialogText(act: AskingAct, outcome: AskAnswered, name: string): string {
  if (act === 'invite') return chatActsText(`ask.${outcome}`, { name });
  const texts = { sent: 'ask.handoverSent', notSent: 'ask.handoverNotSent', pendingAlready: 'ask.handoverPending', inChatAlready: 'ask.handoverInChat' } as const;
  return chatActsText(texts[outcome], { name });
}
