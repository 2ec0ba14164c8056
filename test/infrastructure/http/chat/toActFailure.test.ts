import { toActFailure } from '@/infrastructure/http/chat/toActFailure';

const none = { token: '', text: '' };

describe('toActFailure', () => {
  it.each([
    [{ kind: 'failed', status: 503, ...none } as const, { kind: 'unreachable', status: 503 }],
    [{ kind: 'timedOut' } as const, { kind: 'unreachable' }],
    [{ kind: 'refused', status: 403, ...none } as const, { kind: 'notAllowed' }],
    [{ kind: 'refused', status: 403, token: 'NotLeadTherapistError', text: '' } as const, { kind: 'notLead' }],
  ])('distinguishes a server error from a missing answer: %j', (failure, expected) => {
    expect(toActFailure(failure)).toEqual(expected);
  });
});
