import { IdentityDirectory } from '../../../identity/IdentityDirectory';
import { MemoryLines } from '../../../journal/MemoryLines';
import { memoryJournal } from '../../../journal/memoryJournal';
import { OffsetClock } from '../../../kernel/OffsetClock';

describe('IdentityDirectory', () => {
  const setUp = (lines = new MemoryLines()) => {
    const clock = new OffsetClock(() => 1_700_000_000_000);
    const directory = new IdentityDirectory({ journal: memoryJournal(lines), clock, projectId: 'practice' });
    return { clock, directory, lines };
  };
  const withPerson = () => {
    const set = setUp();
    const person = set.directory.create({
      uid: 'u-1',
      email: 'Thea@Example.org',
      password: 'practice password',
      displayName: 'Thea',
    });
    return { ...set, person };
  };

  it('finds a user by address in upper or lower case', () => {
    const { directory } = withPerson();
    expect(directory.findByEmail(' THEA@example.ORG')?.uid).toBe('u-1');
  });

  it('refuses a second account for one address or one id', () => {
    const { directory } = withPerson();
    expect(() => directory.create({ uid: 'u-2', email: 'thea@example.org' })).toThrow('EMAIL_EXISTS');
    expect(() => directory.create({ uid: 'u-1', email: 'other@example.org' })).toThrow('DUPLICATE_LOCAL_ID');
  });

  it('seeds sixty people in well under a second', () => {
    const { directory } = setUp();
    const start = performance.now();
    for (let i = 0; i < 60; i += 1) directory.create({ email: `p${i}@example.org`, password: 'practice password' });
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('carries the custom token’s claims in the ID token, after a refresh too', () => {
    const { directory } = withPerson();
    const { uid, claims } = directory.readCustomToken(
      directory.issueCustomToken('u-1', { mfa: true, scopes: ['a:b'] }),
    );
    const { idToken, refreshToken } = directory.startSession(directory.find(uid) ?? fail(), 'custom', claims);
    for (const token of [idToken, directory.refreshSession(refreshToken).idToken]) {
      expect(directory.verifyIdToken(token)).toMatchObject({
        sub: 'u-1',
        email: 'thea@example.org',
        name: 'Thea',
        mfa: true,
        scopes: ['a:b'],
        aud: 'practice',
        firebase: { sign_in_provider: 'custom', identities: { email: ['thea@example.org'] } },
      });
    }
  });

  it.each([
    [3_599_999, true],
    [3_600_000, false],
  ])('accepts an ID token %d ms after it was issued: %s', (elapsed, good) => {
    const { clock, directory, person } = withPerson();
    const { idToken } = directory.startSession(person, 'password');
    clock.offsetMs = elapsed;
    expect(directory.verifyIdToken(idToken) !== undefined).toBe(good);
  });

  it('rejects all tokens once sessions are revoked, and accepts a new sign-in in the same second', () => {
    const { directory, person } = withPerson();
    const old = directory.startSession(person, 'password');
    directory.revokeSessions('u-1');
    const fresh = directory.startSession(person, 'password');
    expect(directory.verifyIdToken(old.idToken)).toBeUndefined();
    expect(() => directory.refreshSession(old.refreshToken)).toThrow('TOKEN_EXPIRED');
    expect(directory.verifyIdToken(fresh.idToken)?.sub).toBe('u-1');
  });

  it.each([['sign_in'], ['session']])(
    'ends what began with a revoked %s, also after a restart, and nothing else',
    claim => {
      const lines = new MemoryLines();
      const clock = new OffsetClock();
      const directory = new IdentityDirectory({ journal: memoryJournal(lines), clock, projectId: 'practice' });
      const person = directory.create({ uid: 'u-1' });
      const begin = (mark: string) => directory.startSession(person, 'custom', { [claim]: mark });
      const [over, stays] = [begin('over'), begin('stays')];
      const unused = directory.issueCustomToken('u-1', { [claim]: 'over' });
      directory.revoke('over');
      for (const now of [
        directory,
        new IdentityDirectory({ journal: memoryJournal(lines), clock, projectId: 'practice' }),
      ]) {
        expect(now.verifyIdToken(over.idToken)).toBeUndefined();
        expect(() => now.refreshSession(over.refreshToken)).toThrow('TOKEN_EXPIRED');
        expect(() => now.readCustomToken(unused)).toThrow('INVALID_CUSTOM_TOKEN');
        expect(now.refreshSession(stays.refreshToken).person.uid).toBe('u-1');
      }
    },
  );

  it('accepts nothing of a disabled user until they are enabled again', () => {
    const { directory, person } = withPerson();
    const { idToken, refreshToken } = directory.startSession(person, 'password');
    directory.setDisabled('u-1', true);
    expect(directory.verifyIdToken(idToken)).toBeUndefined();
    expect(() => directory.refreshSession(refreshToken)).toThrow('USER_DISABLED');
    directory.setDisabled('u-1', false);
    expect(directory.verifyIdToken(idToken)?.sub).toBe('u-1');
  });

  it('accepts no custom token as an ID token and no ID token as a custom token', () => {
    const { directory, person } = withPerson();
    expect(directory.verifyIdToken(directory.issueCustomToken('u-1', {}))).toBeUndefined();
    expect(() => directory.readCustomToken(directory.startSession(person, 'password').idToken)).toThrow(
      'INVALID_CUSTOM_TOKEN',
    );
  });

  it('accepts no ID token of another project, though its secrets are the same', () => {
    const { directory, person, clock, lines } = withPerson();
    const { idToken } = directory.startSession(person, 'password');
    const renamed = new IdentityDirectory({ journal: memoryJournal(lines), clock, projectId: 'another' });
    expect([directory.verifyIdToken(idToken)?.sub, renamed.verifyIdToken(idToken)]).toEqual(['u-1', undefined]);
  });

  it('refuses a custom token after an hour, and reserved claims always', () => {
    const { clock, directory } = withPerson();
    const token = directory.issueCustomToken('u-1', {});
    clock.offsetMs = 3_600_000;
    expect(() => directory.readCustomToken(token)).toThrow('INVALID_CUSTOM_TOKEN');
    expect(() => directory.issueCustomToken('u-1', { sub: 'u-2' })).toThrow('reserved');
  });

  it('lets a code be looked at often, used once, and only within the hour', () => {
    const { clock, directory } = withPerson();
    const issue = () => directory.issueCode({ uid: 'u-1', purpose: 'PASSWORD_RESET', email: 'thea@example.org' });
    const first = issue();
    expect(directory.readCode(first).person.uid).toBe('u-1');
    directory.useCode(directory.readCode(first).code);
    expect(() => directory.readCode(first)).toThrow('INVALID_OOB_CODE');
    const second = issue();
    clock.offsetMs = 3_600_000;
    expect(() => directory.readCode(second)).toThrow('EXPIRED_OOB_CODE');
  });

  it('remembers people, sessions, codes and secrets over a restart', () => {
    const { directory, person, lines } = withPerson();
    const { idToken, refreshToken } = directory.startSession(person, 'password');
    const code = directory.issueCode({ uid: 'u-1', purpose: 'PASSWORD_RESET', email: 'thea@example.org' });
    const later = setUp(lines).directory;
    expect(later.verifyIdToken(idToken)?.sub).toBe('u-1');
    expect(later.refreshSession(refreshToken).person.uid).toBe('u-1');
    expect(later.readCode(code).person.uid).toBe('u-1');
  });

  it('is rebuilt whole from its own snapshot', () => {
    const { directory, person } = withPerson();
    const { idToken } = directory.startSession(person, 'password');
    const lines = new MemoryLines();
    for (const d of directory.snapshot()) lines.append({ s: 'identity', d });
    expect(setUp(lines).directory.verifyIdToken(idToken)?.sub).toBe('u-1');
  });

  it('writes neither passwords nor tokens nor codes in clear to the journal', () => {
    const { directory, person, lines } = withPerson();
    const { idToken, refreshToken } = directory.startSession(person, 'password');
    const code = directory.issueCode({ uid: 'u-1', purpose: 'PASSWORD_RESET', email: 'thea@example.org' });
    const written = JSON.stringify(lines.read());
    for (const secret of ['practice password', idToken, refreshToken, code]) expect(written).not.toContain(secret);
  });

  it('forgets a removed user and their sessions', () => {
    const { directory, person } = withPerson();
    const { idToken } = directory.startSession(person, 'password');
    directory.remove('u-1');
    expect(directory.verifyIdToken(idToken)).toBeUndefined();
    expect(directory.findByEmail('thea@example.org')).toBeUndefined();
  });
});

function fail(): never {
  throw new Error('There is no such person');
}
