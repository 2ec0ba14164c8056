export interface AnswerHandlingInput {
  readonly status: number;
  /** First line of the answer's text. */
  readonly token: string;
  /** Further statuses that are answers to this caller, such as 404 to one that asks whether there is something. */
  readonly expected: readonly number[];
}

export type AnswerReaction = 'toCaller' | 'signInAgain' | 'notFound' | 'unknown';

/** Statuses that every caller answers itself; 412 is the conflict of two versions. */
const TO_CALLER: readonly number[] = [400, 403, 409, 412];
const MFA_REQUIRED = 'MfaRequiredError';

/**
 * Success, 400, 403, 409 and the version conflict 412 go to the caller, as does any status that the caller says it
 * expects. 401 opens the sign-in dialog and the call is made again, unless the first line is MfaRequiredError:
 * then it goes to the caller. 404 is shown as a resource that was not found. Any other status is reported and
 * shown as an unknown error. (D1 §7 Handling of backend answers)
 */
export function answerHandling({ status, token, expected }: AnswerHandlingInput): AnswerReaction {
  if ((status >= 200 && status <= 299) || TO_CALLER.includes(status) || expected.includes(status)) return 'toCaller';
  if (status === 401) return token === MFA_REQUIRED ? 'toCaller' : 'signInAgain';
  return status === 404 ? 'notFound' : 'unknown';
}
