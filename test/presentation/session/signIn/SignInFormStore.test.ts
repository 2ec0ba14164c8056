import { when } from 'mobx';
import { PrepareSignIn } from '@/application/session/signIn/PrepareSignIn';
import type { SignInOutcome } from '@/application/session/signIn/SignIn';
import { SignInFormStore } from '@/presentation/session/signIn/SignInFormStore';
import { sessionTools } from '#test/support/builders/session/sessionTools';

function setUp(email = '') {
  const tools = sessionTools();
  const outcomes: SignInOutcome['kind'][] = [];
  const prepareSignIn = new PrepareSignIn(tools.identity, tools.gateway);
  const store = new SignInFormStore(email, { signIn: tools.signIn, prepareSignIn }, ({ kind }) => outcomes.push(kind));
  return { ...tools, store, outcomes };
}

describe('SignInFormStore', () => {
  it('cannot be submitted before both fields are filled in', () => {
    const { store } = setUp();
    expect(store.canSubmit).toBe(false);
    store.typeEmail('ann@staff.example');
    expect(store.canSubmit).toBe(false);
    store.typePassword('x');
    expect(store.canSubmit).toBe(true);
  });

  it('marks a field only after it was left', () => {
    const { store } = setUp();
    store.typeEmail('ann');
    expect(store.emailProblem).toBeUndefined();
    store.leaveEmail();
    expect(store.emailProblem).toBe('invalid');
  });

  it.each([
    'Lee, Ann <ann@staff.example>;',
    '\u200bann@staff.example',
    'ann@staff.example.',
    'mailto:ann@staff.example',
  ])('extracts the address from %j when the field is left', async pasted => {
    const { store } = setUp();
    store.typeEmail(pasted);
    store.leaveEmail();
    await when(() => store.email === 'ann@staff.example', { timeout: 2_000 });
    expect(store.emailProblem).toBeUndefined();
  });

  it('does not mark an empty field that was only passed through', () => {
    const { store } = setUp();
    store.leaveEmail();
    store.leavePassword();
    expect([store.emailProblem, store.passwordProblem]).toEqual([undefined, undefined]);
  });

  it('marks everything that is missing when the form is submitted', async () => {
    const { store, outcomes } = setUp();
    await store.submit();
    expect([store.emailProblem, store.passwordProblem]).toEqual(['missing', 'missing']);
    expect(outcomes).toEqual([]);
  });

  it('reports that the second factor is needed', async () => {
    const { store, outcomes } = setUp('ann@staff.example');
    store.typePassword('right');
    await store.submit();
    expect(outcomes).toEqual(['secondFactorNeeded']);
    expect(store.busy).toBe(false);
  });

  it('shows why it failed until something is changed', async () => {
    const { store } = setUp('ann@staff.example');
    store.typePassword('wrong');
    await store.submit();
    expect(store.failure).toEqual({ kind: 'wrongPassword' });
    store.typePassword('right');
    expect(store.failure).toBeUndefined();
  });

  it('sends once, however often the button is pressed', async () => {
    const { store, outcomes } = setUp('ann@staff.example');
    store.typePassword('right');
    await Promise.all([store.submit(), store.submit()]);
    expect(outcomes).toHaveLength(1);
  });

  it('enables the button for a password that the browser has filled in', () => {
    const { store } = setUp();
    store.noticeAutofill();
    expect(store.canSubmit).toBe(true);
  });

  it('loads what signing in needs once, with the first key press', () => {
    const { store, identity } = setUp();
    expect(identity.prepared).toBe(0);
    store.typeEmail('a');
    store.typeEmail('an');
    store.typePassword('r');
    expect(identity.prepared).toBe(1);
  });

  it('is enabled again after an unexpected error', async () => {
    const { store, gateway } = setUp('ann@staff.example');
    gateway.mintCustomToken = () => Promise.reject(new Error('a bug'));
    store.typePassword('right');
    await expect(store.submit()).rejects.toThrow('a bug');
    expect(store.busy).toBe(false);
  });
});
