import type { AskAnswered } from '@/application/chat/ports/ChatActGateway';

/** Only what was sent is a success. */
export function askedIntent(outcome: AskAnswered): 'success' | 'warning' | 'danger' {
  if (outcome === 'sent') return 'success';
  return outcome === 'notSent' ? 'warning' : 'danger';
}
