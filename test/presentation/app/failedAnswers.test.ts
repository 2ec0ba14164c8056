import 'reflect-metadata';
import type { Reauthentication } from '@/application/session/ports/Reauthentication';
import { FailureNotices } from '@/application/errorReporting/FailureNotices';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { accessEndpoints } from '@/infrastructure/http/endpoints/access';
import { accountEndpoints } from '@/infrastructure/http/endpoints/account';
import { appText } from '@/presentation/app/appText';
import { watchGlobalErrors } from '@/presentation/app/watchGlobalErrors';
import { Toasts } from '@/presentation/kit/Toasts';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

const NOT_FOUND = 'Error: Resource not found';
const UNKNOWN = 'Error: An unknown error has occurred.  If the problem persists, then please contact support';
const SORRY = 'Error: Sorry, something went wrong - please try again.';

/** The calls as the shell wires them: each call gets the same answer. */
async function setUp(status: number, body: string) {
  const server = await startScriptedServer(() => ({ status, body }));
  const toasts = new Toasts(new ManualClock());
  const notices = new FailureNotices();
  notices.subscribe(notice => toasts.danger(appText(`failures.${notice}`)));
  let asked = 0;
  const reauthentication: Reauthentication = {
    renew: async () => {
      asked += 1;
      return 'abandoned';
    },
    awaited: () => undefined,
  };
  const reports: string[] = [];
  const backend = new AxiosBackendClient({
    baseUrl: server.url,
    session: new FakeSessionVault({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' }),
    reauthentication,
    report: ({ template }) => void reports.push(template),
    onFailure: notice => notices.notify(notice),
  });
  const seen = () => ({
    toasts: toasts.shown.map(({ intent, text }) => `${intent}: ${text}`),
    asked,
    reported: reports.length,
  });
  return { backend, seen, stop: server.stop };
}

beforeAll(() => loadTestTexts('session', 'app'));

/** D1 §7, handling of backend answers: the parts that a user sees. */
describe.each([
  [400, 'BadRequest\nNo.', { toasts: [], asked: 0, reported: 0 }, 'passed to the caller'],
  [403, 'Forbidden\nMissing: x', { toasts: [], asked: 0, reported: 0 }, 'passed to the caller'],
  [409, 'ConflictError\nNo.', { toasts: [], asked: 0, reported: 0 }, 'passed to the caller'],
  [401, 'Unauthorised\nEnded.', { toasts: [], asked: 1, reported: 0 }, 'the sign-in dialog opens'],
  [401, 'MfaRequiredError\nCode.', { toasts: [], asked: 0, reported: 0 }, 'passed to the caller'],
  [404, 'NotFound\nGone.', { toasts: [`danger: ${NOT_FOUND}`], asked: 0, reported: 0 }, 'shown'],
  [418, 'Teapot', { toasts: [`danger: ${UNKNOWN}`], asked: 0, reported: 1 }, 'reported and shown'],
  [429, 'TooMany', { toasts: [`danger: ${UNKNOWN}`], asked: 0, reported: 1 }, 'reported and shown'],
  [500, 'InternalError', { toasts: [`danger: ${UNKNOWN}`], asked: 0, reported: 1 }, 'reported and shown'],
  [503, 'Unavailable', { toasts: [`danger: ${UNKNOWN}`], asked: 0, reported: 1 }, 'reported and shown'],
])('an answer with %i %j', (status, body, expected, what) => {
  it(`is ${what}`, async () => {
    const { backend, seen, stop } = await setUp(status, body);
    expect((await backend.call(accessEndpoints.currentScopes, {})).ok).toBe(false);
    await stop();
    expect(seen()).toEqual(expected);
  });
});

describe('a failed answer', () => {
  it('is shown once when several calls get it', async () => {
    const { backend, seen, stop } = await setUp(404, 'NotFound');
    await Promise.all([1, 2, 3].map(() => backend.call(accessEndpoints.currentScopes, {})));
    await stop();
    expect(seen().toasts).toEqual([`danger: ${NOT_FOUND}`]);
  });

  it('is left to a caller that expects it or shows a text of its own', async () => {
    const { backend, seen, stop } = await setUp(404, 'NotFound');
    await backend.call(accessEndpoints.currentScopes, {}, { expects: [404] });
    await backend.call(accessEndpoints.currentScopes, {}, { ownWords: true });
    await stop();
    expect(seen().toasts).toEqual([]);
  });

  it('is still reported when the caller shows its own text, but not when reports are unwanted', async () => {
    const { backend, seen, stop } = await setUp(500, 'InternalError');
    await backend.call(accessEndpoints.currentScopes, {}, { ownWords: true });
    await backend.call(accessEndpoints.currentScopes, {}, { report: false });
    await stop();
    expect(seen()).toMatchObject({ toasts: [], reported: 1 });
  });

  it('is not shown when the call runs in the background', async () => {
    const { backend, seen, stop } = await setUp(503, 'Unavailable');
    await backend.call(accountEndpoints.time, {});
    await stop();
    expect(seen().toasts).toEqual([]);
  });
});

/** D1 §8, the global handler. */
describe.each([
  ['an uncaught error', new Error('x'), [`danger: ${SORRY}`], 1],
  ['a thrown value that is not an error', 'what a patient wrote', [`danger: ${SORRY}`], 1],
  [
    'a message of the identity service',
    Object.assign(new Error('Firebase: Error (auth/network-request-failed).'), { code: 'auth/network-request-failed' }),
    [],
    0,
  ],
  [
    'a permission error of the document store',
    Object.assign(new Error('Missing or insufficient permissions.'), { code: 'permission-denied' }),
    [],
    0,
  ],
])('%s', (_what, reason, shown, reported) => {
  it.each(['error', 'unhandledrejection'])(
    `is ${shown.length === 0 ? 'suppressed' : 'reported and shown'} (%s)`,
    kind => {
      const target = new EventTarget();
      const toasts = new Toasts(new ManualClock());
      const reports: unknown[] = [];
      watchGlobalErrors(target, { toasts, report: error => reports.push(error) });
      const details =
        kind === 'error' ? (reason instanceof Error ? { error: reason } : { message: reason }) : { reason };
      target.dispatchEvent(Object.assign(new Event(kind), details));
      expect(toasts.shown.map(({ intent, text }) => `${intent}: ${text}`)).toEqual(shown);
      expect(reports).toHaveLength(reported);
    },
  );
});
