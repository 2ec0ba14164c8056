import type { MfaOption } from '@/domain/session/secondFactor/MfaOption';
import { OneTimePasswordStore } from '@/presentation/session/secondFactor/OneTimePasswordStore';
import { sessionTools } from '#test/support/builders/session/sessionTools';

const app: MfaOption = { id: 'app', type: 'totp' };
const post: MfaOption = { id: 'post', type: 'email' };
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(...options: MfaOption[]) {
  const tools = sessionTools();
  tools.secondFactor.registered = options;
  const pending = { email: 'ann@staff.example', idToken: 'id:ann', options };
  return { ...tools, pending, store: new OneTimePasswordStore(pending, tools) };
}

describe('OneTimePasswordStore', () => {
  it('emails the code once without being asked when there is no other method', async () => {
    const { store, secondFactor } = setUp(post);
    store.start()();
    store.start();
    expect(store.emailCode).toBe('sending');
    await settled();
    expect(store.emailCode).toBe('successful');
    expect(secondFactor.emailed).toEqual(['post']);
  });

  it('does not email a code automatically to a user who has an authenticator', () => {
    const { store } = setUp(app, post);
    store.start();
    expect([store.emailCode, store.source, store.canEmail]).toEqual(['unsent', 'either', true]);
  });

  it('offers no email to a user without email codes', () => {
    const { store } = setUp(app);
    expect([store.source, store.canEmail]).toEqual(['authenticator', false]);
  });

  it('says that the email could not be sent, and can send it again', async () => {
    const { store, secondFactor } = setUp(app, post);
    secondFactor.failNext({ kind: 'offline' });
    await store.sendEmail();
    expect(store.emailCode).toBe('failed');
    await store.sendEmail();
    expect(store.emailCode).toBe('successful');
  });

  it('accepts an emailed code after the answer to the email was lost', async () => {
    const { store, secondFactor, pending, vault, ann } = setUp(app, post);
    secondFactor.failNext({ kind: 'offline' });
    await store.sendEmail();
    await secondFactor.emailCode({ idToken: pending.idToken, optionId: 'post' });
    await store.sendEmail();
    expect([store.emailFailure, store.emailed, store.method]).toEqual([{ kind: 'tooSoon' }, true, 'email']);
    store.type('222222');
    await store.submit();
    expect(vault.current()?.user).toEqual(ann);
  });

  it('accepts a code in two groups', async () => {
    const { store, vault, ann } = setUp(app);
    store.type('111 111');
    expect(store.canSubmit).toBe(true);
    await store.submit();
    expect(vault.current()?.user).toEqual(ann);
  });

  it('marks a short code only after the field was left', () => {
    const { store } = setUp(app);
    store.type('123');
    expect(store.problem).toBeUndefined();
    store.leave();
    expect(store.problem).toBe('wrongLength');
  });

  it('shows that a code was wrong until another is typed', async () => {
    const { store } = setUp(app);
    store.type('999999');
    await store.submit();
    expect(store.failure).toEqual({ kind: 'wrongCode' });
    store.type('9');
    expect(store.failure).toBeUndefined();
  });
});
