import { Toasts } from '@/presentation/kit/Toasts';
import { watchGlobalErrors } from '@/presentation/app/watchGlobalErrors';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

class ErrorEventLike extends Event {
  constructor(readonly error: unknown) {
    super('error');
  }
}
class NoticeLike extends Event {
  readonly error = null;

  constructor(readonly message: string) {
    super('error');
  }
}
class RejectionLike extends Event {
  constructor(readonly reason: unknown) {
    super('unhandledrejection');
  }
}

function setUp() {
  const target = new EventTarget();
  const toasts = new Toasts(new ManualClock());
  const reported: unknown[] = [];
  watchGlobalErrors(target, { toasts, report: error => reported.push(error) });
  return { target, toasts, reported };
}

describe('watchGlobalErrors', () => {
  beforeAll(() => loadTestTexts('session'));

  it('reports uncaught errors and shows a message', () => {
    const { target, toasts, reported } = setUp();
    const error = new Error('x');
    target.dispatchEvent(new ErrorEventLike(error));
    expect(reported).toEqual([error]);
    expect(toasts.shown.map(({ text }) => text)).toEqual(['Error: Sorry, something went wrong - please try again.']);
  });

  it('ignores errors that are handled elsewhere', () => {
    const { target, toasts, reported } = setUp();
    target.dispatchEvent(new RejectionLike(Object.assign(new Error('x'), { code: 'auth/network-request-failed' })));
    target.dispatchEvent(new NoticeLike('ResizeObserver loop completed with undelivered notifications.'));
    target.dispatchEvent(new RejectionLike(new Error('Missing or insufficient permissions.')));
    expect([reported, toasts.shown]).toEqual([[], []]);
  });
});
