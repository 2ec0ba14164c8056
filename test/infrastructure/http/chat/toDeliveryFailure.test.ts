import { toDeliveryFailure } from '@/infrastructure/http/chat/toDeliveryFailure';

const words = { token: 'Token', text: '' };

describe('toDeliveryFailure', () => {
  it.each([
    [{ kind: 'offline' }, 'unreachable'],
    [{ kind: 'timedOut' }, 'unreachable'],
    [{ kind: 'failed', status: 503, ...words }, 'unreachable'],
    [{ kind: 'invalidAnswer' }, 'unreachable'],
    [{ kind: 'refused', status: 429, ...words }, 'unreachable'],
    [{ kind: 'unauthorised', ...words }, 'sessionEnded'],
    [{ kind: 'refused', status: 403, token: 'NOT_IN_CHAT_WITH_PATIENT', text: '' }, 'notInChat'],
    [{ kind: 'refused', status: 403, ...words }, 'notAllowed'],
    [{ kind: 'refused', status: 400, ...words }, 'invalid'],
    [{ kind: 'refused', status: 404, ...words }, 'unknownMessage'],
    [{ kind: 'refused', status: 409, ...words }, 'deletedMessage'],
  ] as const)('maps %p to %s', (failure, kind) => {
    expect(toDeliveryFailure(failure)).toEqual({ kind });
  });
});
