import type { RefusalStatus } from '@/infrastructure/http/client/BackendFailure';
import { toCallFailure } from '@/infrastructure/http/client/toCallAnswer';

describe('the failure of a call', () => {
  it.each([
    [403, { kind: 'notAllowed' }],
    [404, { kind: 'notFound' }],
    [409, { kind: 'refused' }],
    [429, { kind: 'unreachable', status: 429 }],
  ] as const)('is derived from the status %d', (status: RefusalStatus, failure) => {
    expect(toCallFailure({ kind: 'refused', status, token: 'Word', text: '' })).toEqual(failure);
  });
});
