import type { ActFailure } from '@/application/chat/ports/ActFailure';
import { chatActsText } from './chatActsText';

/** Why an act on a chat did not come about. */
export function actFailureText({ kind }: ActFailure): string {
  return chatActsText(`failure.${kind}`);
}
