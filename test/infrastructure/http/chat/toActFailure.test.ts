import { toActFailure } from '@/infrastructure/http/chat/toActFailure';

const told = { token: '', text: '' };

describe('toActFailure', () => {
  it.each([
    [{ kind: 'failed', status: 503, ...told } as const, { kind: 'unreachable', status: 503 }],
    [{ kind: 'timedOut' } as const, { kind: 'unreachable' }],
    [{ kind: 'refused', status: 403, ...told } as const, { kind: 'notAllowed' }],
    [{ kind: 'refused', status: 403, token: 'NotLeadTherapistError', text: '' } as const, { kind: 'notLead' }],
  ])('distinguishes a server error from a missing answer: %j', (failure, told) => {
    expect(toActFailure(failure)).toEqual(told);
  });
});
