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
    ['/transactional/confirm-email/a_B-9', { kind: 'confirmEmail', id: 'a_B-9' }],
    ['/transactional/confirm-email', { kind: 'confirmEmail', id: '' }],
    ['/transactional/confirm-email/a/b', { kind: 'transactional' }],
    ['/nowhere', { kind: 'unknown' }],
    ['/', { kind: 'unknown' }],
  ])('%s', (path, expected) => {
    expect(readExternalPath(path)).toEqual(expected);
  });
});
