import { errorIsSuppressed } from '@/domain/errorReporting/errorIsSuppressed';

describe('errorIsSuppressed', () => {
  it.each([
    ['an error of the identity service', { code: 'auth/network-request-failed', message: '' }, true],
    ['its message without its code', { code: '', message: 'Firebase: Error (auth/user-token-expired).' }, true],
    ['a document refused by its code', { code: 'permission-denied', message: '' }, true],
    ['a document refused by its message', { code: '', message: 'Missing or insufficient permissions.' }, true],
    [
      'a notice about resizing',
      { code: '', message: 'ResizeObserver loop completed with undelivered notifications.' },
      true,
    ],
    ['a bug of the dashboard', { code: '', message: 'x is undefined' }, false],
    ['another code', { code: 'unavailable', message: 'try later' }, false],
  ])('%s', (_name, error, expected) => {
    expect(errorIsSuppressed(error)).toBe(expected);
  });
});
