import { failureWord } from '@/application/kernel/failureWord';
import type { BackendFailure } from '@/infrastructure/http/client/BackendFailure';
import { toCallFailure } from '@/infrastructure/http/client/toCallAnswer';

const words = { token: '', text: '' };

describe('why a call about a patient failed', () => {
  it.each<[BackendFailure, string]>([
    [{ kind: 'offline' }, 'unreachable'],
    [{ kind: 'timedOut' }, 'unreachable'],
    [{ kind: 'invalidAnswer' }, 'unreadable'],
    [{ kind: 'failed', status: 503, ...words }, 'serverFailed'],
    [{ kind: 'failed', status: 500, ...words }, 'serverFailed'],
    [{ kind: 'unauthorised', ...words }, 'sessionEnded'],
    [{ kind: 'refused', status: 403, ...words }, 'notAllowed'],
    [{ kind: 'refused', status: 404, ...words }, 'notFound'],
    [{ kind: 'refused', status: 409, ...words }, 'refused'],
  ])('maps %j to %s', (failure, word) => {
    expect(failureWord(toCallFailure(failure))).toBe(word);
  });

  it('leaves open whether something was done where the server has failed', () => {
    expect(toCallFailure({ kind: 'failed', status: 503, ...words })).toEqual({ kind: 'unreachable', status: 503 });
  });
});
