import { ResetPasswordStore } from '@/presentation/session/password/ResetPasswordStore';
import { accountTools } from '#test/support/builders/session/accountTools';

const password = 'a lantern by the window';
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp() {
  const tools = accountTools();
  const { identity, location } = tools;
  identity.resetCodes.set('code-1', 'ann@staff.example');
  const link = { oobCode: 'code-1', continueUrl: null, origin: location.origin() };
  const emails: string[] = [];
  const open = async () => {
    const store = new ResetPasswordStore(link, tools, location, email => emails.push(email));
    store.start();
    await settled();
    return store;
  };
  return { ...tools, emails, open };
}

describe('ResetPasswordStore', () => {
  it('says after a reload that the password was reset, and never that the spent link failed', async () => {
    const { open, location, emails } = setUp();
    const store = await open();
    store.fields.type(password);
    store.fields.confirm(password);
    await store.submit();
    location.reload();
    const reloaded = await open();
    expect([reloaded.phase, reloaded.failure]).toEqual(['success', undefined]);
    expect(emails).toEqual(['ann@staff.example', 'ann@staff.example']);
    expect(JSON.stringify(location.savedForReload())).not.toMatch(/code-1|lantern/);
  });
});
