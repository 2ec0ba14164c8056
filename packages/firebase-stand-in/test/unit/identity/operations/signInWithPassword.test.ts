import crypto from 'node:crypto';
import { IdentityDirectory } from '../../../../identity/IdentityDirectory';
import { IdentityError } from '../../../../identity/IdentityError';
import { signInWithPassword } from '../../../../identity/operations/signInWithPassword';
import { fullPasswordCost, hashPassword, hashPasswordNow } from '../../../../identity/passwordHash';
import { memoryJournal } from '../../../../journal/memoryJournal';
import { OffsetClock } from '../../../../kernel/OffsetClock';

/** The answer and the work of a wrong sign-in, as seen from outside. */
async function attempt(email: string) {
  const clock = new OffsetClock();
  const directory = new IdentityDirectory({ journal: memoryJournal(), clock, projectId: 'practice' });
  directory.create({ uid: 'seeded', email: 'seeded@example.org', password: 'practice password' });
  directory.add({ uid: 'own', email: 'own@example.org', passwordHash: await hashPassword('a long walk in the rain') });
  directory.create({ uid: 'gone', email: 'gone@example.org', password: 'practice password', disabled: true });
  directory.add({ uid: 'without', email: 'without@example.org' });
  directory.settings.enumerationProtection = true;
  const hashing = jest.spyOn(crypto, 'scrypt');
  try {
    const context = { directory, clock, address: '127.0.0.1', actionUrl: 'https://dashboard.example/action' };
    const answer = await Promise.resolve(signInWithPassword(context, { email, password: 'wrong' })).catch(
      (error: unknown) => error,
    );
    const costs = hashing.mock.calls.map(([, , , options]) => (typeof options === 'object' ? options.N : undefined));
    return { answer, fullHashes: costs.filter(cost => cost === fullPasswordCost).length };
  } finally {
    hashing.mockRestore();
  }
}

describe('signing in with a password, under enumeration protection', () => {
  it.each([
    ['an account whose owner set the password', 'own@example.org'],
    ['an account that was seeded', 'seeded@example.org'],
    ['a disabled account', 'gone@example.org'],
    ['an account without a password', 'without@example.org'],
    ['nobody', 'nobody@example.org'],
  ])('answers alike and works alike for %s: one answer, one hash at full cost', async (_whose, email) => {
    const { answer, fullHashes } = await attempt(email);
    expect(answer).toEqual(new IdentityError('INVALID_LOGIN_CREDENTIALS'));
    expect(fullHashes).toBe(1);
  });
});

describe('signing in with a password while the account changes', () => {
  const changes: readonly (readonly [string, (directory: IdentityDirectory) => void, string])[] = [
    ['is shut', directory => directory.setDisabled('amy', true), 'USER_DISABLED'],
    ['is removed', directory => directory.remove('amy'), 'EMAIL_NOT_FOUND'],
    [
      'gets another password',
      directory => void directory.change('amy', { passwordHash: hashPasswordNow('quiet orchard lantern', 2) }),
      'INVALID_PASSWORD',
    ],
  ];

  it.each(changes)('starts no session where it %s', async (_, change, refusal) => {
    const clock = new OffsetClock();
    const directory = new IdentityDirectory({ journal: memoryJournal(), clock, projectId: 'practice' });
    directory.create({ uid: 'amy', email: 'amy@example.org', password: 'practice password' });
    const context = { directory, clock, address: '127.0.0.1', actionUrl: 'https://dashboard.example/action' };
    const signingIn = Promise.resolve(
      signInWithPassword(context, { email: 'amy@example.org', password: 'practice password' }),
    ).catch((error: unknown) => error);
    change(directory);
    expect(await signingIn).toEqual(new IdentityError(refusal));
  });
});
