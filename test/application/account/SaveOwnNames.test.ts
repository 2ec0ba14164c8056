import { accountTools } from '#test/support/builders/account/accountTools';

const base = { firstName: 'Ann', lastName: 'Example' };

describe('SaveOwnNames', () => {
  it('sends nothing where another window has saved the same', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ lastName: 'Hart' });
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer).toMatchObject({ ok: true, value: { takenOver: [] } });
    expect(gateway.planned.countOf('setNames')).toBe(0);
  });

  it('keeps a name that another window has changed meanwhile', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ firstName: 'Anne' });
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer).toMatchObject({ ok: true, value: { takenOver: ['firstName'] } });
    expect(gateway.now()).toMatchObject({ firstName: 'Anne', lastName: 'Hart' });
  });

  it('overwrites nothing where both changed the same', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ lastName: 'Hurt' });
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(gateway.now().lastName).toBe('Hurt');
  });

  it.each([true, false])('after a lost answer says saved only of what is held (done: %s)', async butDone => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('setNames', { kind: 'unreachable' }, { butDone });
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer.ok).toBe(butDone);
  });

  it('says that a name is refused', async () => {
    const { gateway, useCases } = accountTools();
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'H\u200bart' }, sent: [] });
    expect(answer).toEqual({ ok: false, failure: { kind: 'invalidName' } });
    expect(gateway.now().lastName).toBe('Example');
  });
});
