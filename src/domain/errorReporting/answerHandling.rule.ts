import { rule } from '../kernel/rule';

export interface AnswerHandlingInput {
  readonly status: number;
  /** First line of the answer's text. */
  readonly token: string;
  /** Further statuses that are answers to this caller, such as 404 to one that asks whether there is something. */
  readonly expected: readonly number[];
}

export type AnswerHandling = 'toCaller' | 'signInAgain' | 'notFound' | 'unknown';

/** Statuses that every caller answers itself; 412 is the conflict of two versions. */
const TO_CALLER: readonly number[] = [400, 403, 409, 412];
const MFA_REQUIRED = 'MfaRequiredError';

/** What becomes of an answer of the backend. */
export const answerHandling = rule(
  {
    id: 'CR-ERR-01',
    statement:
      'Success, 400, 403, 409 and the version conflict 412 go to the caller, as does any status that the caller says it expects. 401 opens the sign-in dialog and the call is made again, unless the first line is MfaRequiredError: then it goes to the caller. 404 is shown as a resource that was not found. Any other status is reported and shown as an unknown error.',
    source:
      'D1 §7 Handling of backend answers: "400, 403, 409: passed to the caller." and "401: opens a re-authentication dialog and retries the request, unless the first line of the error text is MfaRequiredError, in which case the error goes to the caller." and "404: \'Error: Resource not found\'." and "Any other status: reported and shown as \'Error: An unknown error has occurred.  If the problem persists, then please contact support\'."',
    hazards: [],
  },
  ({ status, token, expected }: AnswerHandlingInput): AnswerHandling => {
    if ((status >= 200 && status <= 299) || TO_CALLER.includes(status) || expected.includes(status)) return 'toCaller';
    if (status === 401) return token === MFA_REQUIRED ? 'toCaller' : 'signInAgain';
    return status === 404 ? 'notFound' : 'unknown';
  },
);
