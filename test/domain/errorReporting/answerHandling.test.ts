import { answerHandling } from '@/domain/errorReporting/answerHandling';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof answerHandling>[0];
  readonly expected: ReturnType<typeof answerHandling>;
}

describe('answerHandling', () => {
  it.each<Case>([
    { why: 'status-200: success', input: { status: 200, token: 'Sorry', expected: [] }, expected: 'toCaller' },
    {
      why: 'status-204: success without a body',
      input: { status: 204, token: 'Sorry', expected: [] },
      expected: 'toCaller',
    },
    { why: 'status-299: the last success', input: { status: 299, token: 'Sorry', expected: [] }, expected: 'toCaller' },
    {
      why: 'status-300: no longer a success',
      input: { status: 300, token: 'Sorry', expected: [] },
      expected: 'unknown',
    },
    {
      why: 'status-400: passed to the caller',
      input: { status: 400, token: 'Sorry', expected: [] },
      expected: 'toCaller',
    },
    {
      why: 'status-403: passed to the caller',
      input: { status: 403, token: 'Sorry', expected: [] },
      expected: 'toCaller',
    },
    {
      why: 'status-409: passed to the caller',
      input: { status: 409, token: 'Sorry', expected: [] },
      expected: 'toCaller',
    },
    {
      why: 'status-412: both versions are shown',
      input: { status: 412, token: 'Sorry', expected: [] },
      expected: 'toCaller',
    },
    {
      why: 'status-401: the session has ended',
      input: { status: 401, token: 'Unauthorised', expected: [] },
      expected: 'signInAgain',
    },
    {
      why: 'mfa-required: the second factor is missing',
      input: { status: 401, token: 'MfaRequiredError', expected: [] },
      expected: 'toCaller',
    },
    {
      why: 'mfa-lookalike: only the whole first line counts',
      input: { status: 401, token: 'MfaRequiredErrorOrSo', expected: [] },
      expected: 'signInAgain',
    },
    { why: 'status-404: not found', input: { status: 404, token: 'Sorry', expected: [] }, expected: 'notFound' },
    {
      why: 'expected-404: the caller checks whether something exists',
      input: { status: 404, token: 'NotFound', expected: [404] },
      expected: 'toCaller',
    },
    { why: 'status-402: any other status', input: { status: 402, token: 'Sorry', expected: [] }, expected: 'unknown' },
    { why: 'status-405: any other status', input: { status: 405, token: 'Sorry', expected: [] }, expected: 'unknown' },
    { why: 'status-418: any other status', input: { status: 418, token: 'Sorry', expected: [] }, expected: 'unknown' },
    {
      why: 'status-428: a missing version, which is a bug of the dashboard',
      input: { status: 428, token: 'Sorry', expected: [] },
      expected: 'unknown',
    },
    { why: 'status-429: any other status', input: { status: 429, token: 'Sorry', expected: [] }, expected: 'unknown' },
    {
      why: 'expected-429: the caller handles it',
      input: { status: 429, token: 'TooMany', expected: [429] },
      expected: 'toCaller',
    },
    { why: 'status-500: any other status', input: { status: 500, token: 'Sorry', expected: [] }, expected: 'unknown' },
    { why: 'status-503: any other status', input: { status: 503, token: 'Sorry', expected: [] }, expected: 'unknown' },
    {
      why: 'mfa-503: MfaRequiredError counts only with 401',
      input: { status: 503, token: 'MfaRequiredError', expected: [] },
      expected: 'unknown',
    },
  ])('$why', ({ input, expected }) => {
    expect(answerHandling(input)).toEqual(expected);
  });
});
