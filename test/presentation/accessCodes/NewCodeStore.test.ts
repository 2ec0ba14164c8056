import { codeTools } from '#test/support/builders/accessCodes/codeTools';

function setUp() {
  const tools = codeTools();
  const made: string[] = [];
  const store = tools.page().stores.newCode('north', ({ code, generation }) => made.push(`${code} ${generation}`));
  store.start();
  const fill = (code: string): void => {
    store.write('code', code);
    store.writeLimit('seats', { limit: 'limited', text: '5' });
    store.writeLimit('expiry', { limit: 'limited', text: '2031-03-01' });
    store.write('reason', 'A campaign.');
  };
  return { ...tools, store, made, fill };
}

describe('a new code', () => {
  it('proposes nothing, and is not made before everything was chosen', async () => {
    const { store, gateway } = setUp();
    expect(store.faults).toEqual({
      code: { kind: 'tooShort' },
      seats: 'missing',
      expiry: 'missing',
      reason: 'missing',
    });
    await store.save();
    expect(gateway.planned.calls).toEqual([]);
  });

  it('is made as it was entered, of the second generation with its expiry', async () => {
    const { store, gateway, made, fill } = setUp();
    fill('spring-26');
    await store.save();
    expect(made).toEqual(['SPRING-26 v2']);
    expect(gateway.stored('SPRING-26')).toMatchObject({ seats: 5, expiresAt: Date.parse('2031-03-02T00:00:00Z') });
    expect([store.made?.code, store.form.mine.code, store.form.mine.seats.limit]).toEqual(['SPRING-26', '', null]);
  });

  it('is of the first generation without expiry where expiring codes are switched off', async () => {
    const { store, gateway, flags, fill } = setUp();
    flags.areExpiring = false;
    fill('spring-26');
    await store.save();
    expect([gateway.stored('SPRING-26').generation, gateway.stored('SPRING-26').expiresAt]).toEqual(['v1', undefined]);
  });

  it('is generated on demand, another one each time', () => {
    const { store } = setUp();
    store.generate();
    const first = store.form.mine.code;
    store.generate();
    expect(first).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(store.form.mine.code).not.toBe(first);
  });

  it('that is taken keeps what was entered', async () => {
    const { store, gateway, fill } = setUp();
    gateway.add('SPRING-26');
    fill('spring-26');
    await store.save();
    expect([store.form.failure, store.form.mine.code, store.made]).toEqual([
      { kind: 'codeTaken' },
      'spring-26',
      undefined,
    ]);
  });

  it('is made once where the first answer was lost', async () => {
    const { store, gateway, fill } = setUp();
    fill('spring-26');
    gateway.loseAnswers('create', { butDone: true });
    await store.save();
    expect(store.form.status).toBe('unanswered');
    await store.save();
    expect([store.made?.code, gateway.changes]).toEqual(['SPRING-26', ['create SPRING-26']]);
  });
});
