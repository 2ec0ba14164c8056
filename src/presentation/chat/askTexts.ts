import type { AskAnswered } from '@/application/chat/ports/ChatActGateway';
import type { AskFailure, AskingAct } from './ChatActsStore';
import { actFailureText } from './actFailureText';
import { chatActsText } from './chatActsText';

/** What became of asking a colleague, in the words of the act. */
export function askedText(act: AskingAct, outcome: AskAnswered, name: string): string {
  if (act === 'invite') return chatActsText(`ask.${outcome}`, { name });
  const texts = { sent: 'ask.handoverSent', notSent: 'ask.handoverNotSent', pendingAlready: 'ask.handoverPending', inChatAlready: 'ask.handoverInChat' } as const;
  return chatActsText(texts[outcome], { name });
}

/** Only what was sent is a success. */
export function askedIntent(outcome: AskAnswered): 'success' | 'warning' | 'danger' {
  if (outcome === 'sent') return 'success';
  return outcome === 'notSent' ? 'warning' : 'danger';
}

export function askFailureText(failure: AskFailure): string {
  if (failure.kind === 'noColleague' || failure.kind === 'noMessage') return chatActsText(`ask.${failure.kind}`);
  return actFailureText(failure);
}
