import { dialogText } from './dialogText';
import { askFailureText } from './askFailureText';
import type { UnseenOutcome } from './ChatActsStore';
import { chatActsText } from './chatActsText';
import { leavingFailureText } from './leavingFailureText';
import { leaveOutcomeText } from './leaveOutcomeText';

/** What became of an act, for somebody who looks at something else by now; `name` is the patient's. */
export function unseenMessagesText(outcome: UnseenOutcome, name: string): string {
  return chatActsText('acts.outcome', { act: chatActsText(`acts.${outcome.act}`), name, outcome: wordsOf(outcome) });
}

function wordsOf(outcome: UnseenOutcome): string {
  if ('failure' in outcome) return `${leaveOutcomeText(outcome.act, outcome.failure)} ${leavingFailureText(outcome.failure)}`;
  const { act, answer, colleague } = outcome;
  return answer.ok ? dialogText(act, answer.value, colleague) : askFailureText(answer.failure);
}
