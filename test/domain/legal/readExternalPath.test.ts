import { readExternalPath } from '@/domain/legal/readExternalPath';

describe('readExternalPath', () => {
  it.each([
    ['/legal/eula', { kind: 'legal', doc: 'eula' }],
    ['/legal/nothing', { kind: 'legal', doc: 'nothing' }],
    ['/legal', { kind: 'legal', doc: '' }],
    ['/legal/', { kind: 'legal', doc: '' }],
    ['/legal/eula/more', { kind: 'unknown' }],
    ['/transactional', { kind: 'transactional' }],
    ['/transactional/anything', { kind: 'transactional' }],
    ['/transactional/reject-email/a_B-9', { kind: 'rejectEmail', id: 'a_B-9' }],
    ['/transactional/reject-email', { kind: 'rejectEmail', id: '' }],
    ['/transactional/reject-email/a/b', { kind: 'transactional' }],
    ['/transactional/email-preferences', { kind: 'emailPreferences' }],
    ['/transactional/callback', { kind: 'requestCallback' }],
    ['/transactional/callback/more', { kind: 'transactional' }],
    ['/transactional/check-in', { kind: 'requestCheckIn' }],
    ['/transactional/request-access/app', { kind: 'requestAccess', type: 'app' }],
    ['/transactional/request-access', { kind: 'requestAccess', type: '' }],
    ['/transactional/request-access/a/b', { kind: 'transactional' }],
    ['/nowhere', { kind: 'unknown' }],
    ['/', { kind: 'unknown' }],
  ])('%s', (path, expected) => {
    expect(readExternalPath(path)).toEqual(expected);
  });
});
