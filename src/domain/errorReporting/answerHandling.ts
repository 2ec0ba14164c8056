export interface AnswerHandlingInput {
  readonly status: number;
  /** First line of the answer's text. */
  readonly token: string;
  /** Further statuses that this caller handles, such as 404 when it checks for existence. */
  readonly expected: readonly number[];
}

export type AnswerReaction = 'toCaller' | 'signInAgain' | 'notFound' | 'unknown';

/** Statuses that every caller handles itself; 412 is a version conflict. */
const TO_CALLER: readonly number[] = [400, 403, 409, 412];
const MFA_REQUIRED = 'MfaRequiredError';

/**
 * Success, 400, 403, 409 and the version conflict 412 go to the caller, as does any status that the caller expects. 401
 * opens the sign-in dialog and the call is repeated, unless the first line is MfaRequiredError, which goes to the
 * caller. 404 is shown as a missing resource. Any other status is reported and shown as an unknown error. (D1 §7
 * Handling of backend answers)
 */
export function answerHandling({ status, token, expected }: AnswerHandlingInput): AnswerReaction {
  if ((status >= 200 && status <= 299) || TO_CALLER.includes(status) || expected.includes(status)) return 'toCaller';
  if (status === 401) return token === MFA_REQUIRED ? 'toCaller' : 'signInAgain';
  return status === 404 ? 'notFound' : 'unknown';
}
