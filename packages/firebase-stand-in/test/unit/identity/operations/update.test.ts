import { IdentityDirectory } from '../../../../identity/IdentityDirectory';
import { IdentityError } from '../../../../identity/IdentityError';
import { update } from '../../../../identity/operations/update';
import { memoryJournal } from '../../../../journal/memoryJournal';
import { OffsetClock } from '../../../../kernel/OffsetClock';

describe('changing a password while the session ends', () => {
  const ends: readonly (readonly [string, (directory: IdentityDirectory) => void, string])[] = [
    ['by a reset or a log-out', directory => directory.revokeSessions('amy'), 'TOKEN_EXPIRED'],
    ['as the account is shut', directory => directory.setDisabled('amy', true), 'USER_DISABLED'],
  ];

  it.each(ends)('%s changes nothing and returns no tokens', async (_, end, refusal) => {
    const clock = new OffsetClock();
    const directory = new IdentityDirectory({ journal: memoryJournal(), clock, projectId: 'practice' });
    const amy = directory.create({ uid: 'amy', email: 'amy@example.org', password: 'practice password' });
    const { idToken } = directory.startSession(amy, 'password');
    const context = { directory, clock, address: '127.0.0.1', actionUrl: 'https://dashboard.example/action' };
    const changing = Promise.resolve(update(context, { idToken, password: 'quiet orchard lantern' })).catch(
      (error: unknown) => error,
    );
    end(directory);
    expect(await changing).toEqual(new IdentityError(refusal));
    expect(directory.find('amy')?.passwordHash).toBe(amy.passwordHash);
  });
});
