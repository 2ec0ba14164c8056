import {
  checkPassword,
  fullPasswordCost,
  hashPassword,
  hashPasswordNow,
  seedingPasswordCost,
} from '../../../identity/passwordHash';

describe('passwordHash', () => {
  it('fits its own password and no other', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(await checkPassword('correct horse battery', hash)).toBe(true);
    expect(await checkPassword('correct horse batterY', hash)).toBe(false);
  });

  it('hides the password and differs each time', async () => {
    const [one, two] = await Promise.all([hashPassword('the same words'), hashPassword('the same words')]);
    expect(one).not.toContain('the same words');
    expect(one).not.toBe(two);
    expect(one).toMatch(new RegExp(`^scrypt\\$${fullPasswordCost}\\$`));
  });

  it('keeps the cost with the hash, so a seeded account signs in too', async () => {
    expect(await checkPassword('practice password', hashPasswordNow('practice password', seedingPasswordCost))).toBe(
      true,
    );
  });

  it('fits nothing where there is no account', async () => {
    expect(await checkPassword('', undefined)).toBe(false);
  });

  it('refuses to compare against a text that is not a hash', async () => {
    await expect(checkPassword('x', 'plain text')).rejects.toThrow('not a password hash');
  });
});
