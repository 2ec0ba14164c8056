import type { ActFailure } from '@/application/chat/ports/ActFailure';
import { chatActsText } from './chatActsText';

/** Whether the server answered that it has failed: that is not the same as no answer. */
export const isServerFault = (failure: { readonly kind: string; readonly status?: number }): boolean => failure.status !== undefined;

/** Why an act on a chat did not come about. */
export function actFailureText(failure: ActFailure): string {
  return chatActsText(isServerFault(failure) ? 'failure.serverFailed' : `failure.${failure.kind}`);
}
