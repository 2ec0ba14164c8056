import type { Sandbox } from '#sandbox/server/Sandbox';
import { accountsList } from '#sandbox/server/accountsList';
import { startMessage } from '#sandbox/server/startMessage';
import { startSandbox } from '#sandbox/server/startSandbox';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { signInStaff } from './signInStaff';

describe('the seeded accounts', () => {
  let sandbox: Sandbox;
  const clock = new OffsetClock(() => 1_772_357_400_000);

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10, clock });
  });

  afterAll(() => sandbox.stop());

  const codeOf = (email: string) => accountsList(sandbox.backend).staff.find(account => account.email === email);

  it('come with their next code, and how long it is valid', async () => {
    const before = codeOf('amelia.hart@staff.example');
    expect(before).toMatchObject({
      code: expect.stringMatching(/^[0-9]{6}$/),
      validForSeconds: 60,
      secondFactors: ['totp'],
    });
    await signInStaff(sandbox, 'staff-amelia');
    const after = codeOf('amelia.hart@staff.example');
    expect(after?.code).not.toBe(before?.code);
    expect(after).toMatchObject({ validForSeconds: 90 });
    expect(codeOf('chloe.lindqvist@staff.example')).not.toHaveProperty('code');
  });

  it('are all named when the sandbox starts, and marked as not for production', () => {
    const text = startMessage(sandbox, true);
    for (const { email } of accountsList(sandbox.backend).staff) expect(text).toContain(email);
    expect(text).toContain(`${sandbox.origin}/sandbox`);
    expect(text).toMatch(/not for production/);
  });
});
