import type texts from '../../../../public/i18n/en/chatActs.json';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type { AskFailure, AskingAct, LeavingAct, UnseenOutcome } from './ChatActsStore';
import type { ColleagueRequestAnswer } from '@/application/chat/ports/ChatActGateway';
import type { ActOnChatFailure } from '@/application/chat/acts/actOnChat';

export const chatActsText = textsOf<typeof texts>('chatActs');

type Counted =
  | 'requests.others'
  | 'requests.unreadable'
  | 'requests.minutes'
  | 'requests.hours'
  | 'requests.days'
  | 'leaving.unsent'
  | 'ask.unreadable';

/** A text with a number in it, in its singular or plural form. */
export function chatActsCount(key: Counted, count: number, values: Readonly<Record<string, string>> = {}): string {
  return textCatalogue.text('chatActs', key, { ...values, count });
}

/** True if the server reported a failure of its own; false if there was no answer. */
export const isServerFault = (failure: { readonly kind: string; readonly status?: number }): boolean =>
  failure.status !== undefined;

/** Explains why an act on a chat was not carried out. */
export function actFailureText(failure: ActFailure): string {
  return chatActsText(isServerFault(failure) ? 'failure.serverFailed' : `failure.${failure.kind}`);
}

export function askFailureText(failure: AskFailure): string {
  if (failure.kind === 'noColleague' || failure.kind === 'noMessage') return chatActsText(`ask.${failure.kind}`);
  if (failure.kind === 'tooLong') return chatActsText('ask.tooLong', { limit: failure.limit });
  return actFailureText(failure);
}

/** The outcome of asking a colleague, in the words of the act. */
export function dialogText(act: AskingAct, outcome: ColleagueRequestAnswer, name: string): string {
  if (act === 'invite') return chatActsText(`ask.${outcome}`, { name });
  const texts = {
    sent: 'ask.handoverSent',
    notSent: 'ask.handoverNotSent',
    pendingAlready: 'ask.handoverPending',
    inChatAlready: 'ask.handoverInChat',
  } as const;
  return chatActsText(texts[outcome], { name });
}

/** Says that a chat was not left or ended, or that this is not known. */
export function leaveOutcomeText(act: LeavingAct, failure: ActOnChatFailure): string {
  if (failure.kind !== 'unreachable') return chatActsText(`leaving.${act}.failed`);
  return chatActsText(isServerFault(failure) ? 'failure.serverFailed' : 'leaving.unknown');
}

/** The words of D2 §8 for a chat that was not left or ended. */
export function leavingFailureText({ kind }: ActOnChatFailure): string {
  return chatActsText(kind === 'noChannel' || kind === 'noPatient' ? `failure.${kind}` : 'failure.contact');
}

/** The outcome of an act, for a user who has since opened another page; `name` is the patient's. */
export function unseenMessagesText(outcome: UnseenOutcome, name: string): string {
  return chatActsText('acts.outcome', { act: chatActsText(`acts.${outcome.act}`), name, outcome: wordsOf(outcome) });
}

function wordsOf(outcome: UnseenOutcome): string {
  if ('failure' in outcome)
    return `${leaveOutcomeText(outcome.act, outcome.failure)} ${leavingFailureText(outcome.failure)}`;
  const { act, answer, colleague } = outcome;
  return answer.ok ? dialogText(act, answer.value, colleague) : askFailureText(answer.failure);
}
