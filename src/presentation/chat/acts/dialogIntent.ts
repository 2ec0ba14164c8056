import type { AskAnswered } from '@/application/chat/ports/ChatActGateway';

/** Only what was sent is a success. */
export function dialogIntent(outcome: AskAnswered): 'success' | 'warning' | 'danger' {
  if (outcome === 'sent') return 'success';
  return outcome === 'notSent' ? 'warning' : 'danger';
}
