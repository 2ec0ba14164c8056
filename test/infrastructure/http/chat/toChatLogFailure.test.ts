import { toChatLogFailure } from '@/infrastructure/http/chat/AxiosChatLogGateway';

const words = { token: 'Token', text: '' };

describe('toChatLogFailure', () => {
  it.each([
    [{ kind: 'offline' }, 'unreachable'],
    [{ kind: 'timedOut' }, 'unreachable'],
    [{ kind: 'failed', status: 503, ...words }, 'unreachable'],
    [{ kind: 'invalidAnswer' }, 'unreachable'],
    [{ kind: 'unauthorised', ...words }, 'unreachable'],
    [{ kind: 'refused', status: 429, ...words }, 'unreachable'],
    [{ kind: 'refused', status: 429, ...words, token: 'TooManyLookUps' }, 'tooManyLookUps'],
    [{ kind: 'refused', status: 403, ...words }, 'notAllowed'],
    [{ kind: 'refused', status: 404, token: 'START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM', text: '' }, 'notStored'],
    [{ kind: 'refused', status: 404, ...words }, 'noSuchPatient'],
    [{ kind: 'refused', status: 400, ...words }, 'refused'],
    [{ kind: 'refused', status: 409, ...words }, 'refused'],
  ] as const)('maps %p to %s', (failure, kind) => {
    expect(toChatLogFailure(failure)).toEqual({ kind });
  });
});
