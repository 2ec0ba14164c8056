import { chatActTools } from '#test/support/builders/chat/chatActTools';

function setUp() {
  const tools = chatActTools();
  tools.acts.ledBy('t-ben', 'Ben Okafor');
  return { ...tools, store: tools.stores.claim() };
}

describe('ClaimChatStore', () => {
  it('claims nothing before the lead was shown', async () => {
    const { store, acts } = setUp();
    store.type('ana@example.org');
    expect(await store.claim()).toBeUndefined();
    await store.find();
    expect(store.found?.lead.name).toBe('Ben Okafor');
    expect(acts.done).toEqual([]);
    store.explain('Ben is off sick');
    expect(await store.claim()).toEqual({ chatSessionId: 'ana', generation: 'v2' });
    expect(acts.done).toEqual(['claim p-ana']);
  });

  it('forgets the result as soon as another name is typed', async () => {
    const { store } = setUp();
    store.type('p-ana');
    await store.find();
    store.type('p-ben');
    expect([store.found, await store.claim()]).toEqual([undefined, undefined]);
  });

  it('shows the new lead when it has changed, and claims only after that', async () => {
    const { store, acts } = setUp();
    store.type('p-ana');
    await store.find();
    store.explain('Ben is off sick');
    acts.ledBy('t-cleo', 'Cleo Lind');
    expect(await store.claim()).toBeUndefined();
    expect([store.failure?.failure.kind, store.found?.lead.name]).toEqual(['changed', 'Cleo Lind']);
    store.explain('Cleo is on leave');
    expect(await store.claim()).toMatchObject({ chatSessionId: 'ana' });
    expect(acts.done).toEqual(['claim p-ana']);
  });

  it('does not send a reason that was written about another lead', async () => {
    const { store, stores, acts } = setUp();
    store.type('p-ana');
    await store.find();
    store.explain('Ben is off sick');
    acts.ledBy('t-cleo', 'Cleo Lind');
    await store.claim();
    expect([store.reason, await store.claim(), store.failure?.failure.kind]).toEqual(['', undefined, 'noReason']);
    const next = stores.claim();
    next.type('p-ana');
    await next.find();
    expect([next.reason, acts.done]).toEqual(['', []]);
  });

  it('discards the earlier reason, and says so, when another colleague leads the chat after a reload', async () => {
    const { store, stores, acts } = setUp();
    store.type('p-ana');
    await store.find();
    store.explain('Ben is off sick');
    acts.ledBy('t-cleo', 'Cleo Lind');
    const reloaded = stores.claim();
    reloaded.type('p-ana');
    await reloaded.find();
    expect([reloaded.reason, reloaded.failure?.failure.kind, reloaded.found?.lead.name]).toEqual([
      '',
      'changed',
      'Cleo Lind',
    ]);
    acts.ledBy('t-ben', 'Ben Okafor');
    await reloaded.find();
    expect([reloaded.reason, reloaded.failure]).toEqual(['', undefined]);
  });

  it('keeps the reason for each chat over a reload until the chat is claimed', async () => {
    const { store, stores } = setUp();
    store.type('p-ana');
    await store.find();
    store.explain('Ben is off sick');
    store.type('p-ben');
    expect(store.reason).toBe('');
    const reloaded = stores.claim();
    reloaded.type('p-ana');
    await reloaded.find();
    expect(reloaded.reason).toBe('Ben is off sick');
    expect(await reloaded.claim()).toMatchObject({ chatSessionId: 'ana' });
    const next = stores.claim();
    next.type('p-ana');
    await next.find();
    expect(next.reason).toBe('');
  });

  it('shows a stored reason that is loaded after the chat was found', async () => {
    const { store, chatState } = setUp();
    store.start();
    chatState.post({ type: 'authorised', uid: 'me' });
    store.type('p-ana');
    await store.find();
    const drafts = [
      ['words:claim:ana', 'Ben is off sick'],
      ['words:claimFrom:ana', 't-ben'],
    ] as const;
    chatState.post({ type: 'drafts', drafts: new Map(drafts) });
    expect(store.reason).toBe('Ben is off sick');
  });

  it('forgets the reason of an unconfirmed claim once the user leads the chat', async () => {
    const { store, stores, acts } = setUp();
    store.type('p-ana');
    await store.find();
    store.explain('Ben is off sick');
    acts.ledBy('t-me', 'Dana Roe', { isMe: true });
    await store.find();
    acts.ledBy('t-ben', 'Ben Okafor');
    const next = stores.claim();
    next.type('p-ana');
    await next.find();
    expect(next.reason).toBe('');
  });

  it('says why nothing was found', async () => {
    const { store, acts } = setUp();
    await store.find();
    expect(store.failure).toEqual({ of: 'find', failure: { kind: 'noPatientNamed' } });
    store.type('p-nobody');
    await store.find();
    expect(store.failure).toEqual({ of: 'find', failure: { kind: 'noChat' } });
    acts.failNext('unreachable');
    await store.find();
    expect(store.failure).toEqual({ of: 'find', failure: { kind: 'unreachable' } });
  });

  it('requires a reason, keeps the result, and forgets the reason with the patient', async () => {
    const { store, acts } = setUp();
    store.type('p-ana');
    await store.find();
    expect(await store.claim()).toBeUndefined();
    expect([store.failure?.failure.kind, store.found?.named, acts.done]).toEqual(['noReason', 'p-ana', []]);
    store.explain('Ben is off sick');
    expect(store.failure).toBeUndefined();
    store.type('p-ben');
    expect(store.reason).toBe('');
  });
});
