import { actFailureText } from './actFailureText';
import type { AskFailure } from './ChatActsStore';
import { chatActsText } from './chatActsText';

export function askFailureText(failure: AskFailure): string {
  if (failure.kind === 'noColleague' || failure.kind === 'noMessage') return chatActsText(`ask.${failure.kind}`);
  return actFailureText(failure);
}
