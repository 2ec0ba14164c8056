import { actFailureText } from './actFailureText';
import type { AskFailure } from './ChatActsStore';
import { chatActsText } from './chatActsText';

export function askFailureText(failure: AskFailure): string {
  if (failure.kind === 'noColleague' || failure.kind === 'noMessage') return chatActsText(`ask.${failure.kind}`);
  if (failure.kind === 'tooLong') return chatActsText('ask.tooLong', { limit: failure.limit });
  return actFailureText(failure);
}
