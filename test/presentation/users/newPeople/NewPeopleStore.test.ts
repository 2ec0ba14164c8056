import { FormDrafts } from '@/application/drafts/FormDrafts';
import type { NewPersonItem } from '@/application/users/bulk/newPeopleAction';
import type { NewPeopleStore } from '@/presentation/users/newPeople/NewPeopleStore';
import { userTools } from '#test/support/builders/users/userTools';
import { settled } from '#test/support/settled';

const reason = 'Joins the team of the north';

async function open(tools = userTools()) {
  const formDrafts = new FormDrafts(tools.drafts, tools.clock);
  const listed: (readonly NewPersonItem[])[] = [];
  const store = tools.bulk.stores(formDrafts).newPeople(items => listed.push(items));
  const stop = store.start();
  await settled(() => undefined);
  const leave = async () => {
    stop();
    await formDrafts.flush();
  };
  return { store, listed, tools, leave };
}

function enter(store: NewPeopleStore, people = 'ada@staff.example,Ada,Lovelace'): void {
  store.write('people', people);
  store.write('accessCode', 'NORTH-1');
  store.write('reason', reason);
}

describe('the entries of a list of new people', () => {
  it('start empty, and name what is missing', async () => {
    const { store, listed } = await open();
    expect(store.form.mine).toEqual({ people: '', accessCode: '', reason: '' });
    store.check();
    expect([store.reasonFault, store.problem, listed]).toEqual(['tooShort', { kind: 'incomplete' }, []]);
    store.write('reason', reason);
    store.check();
    expect([store.reasonFault, store.problem, listed]).toEqual([undefined, { kind: 'empty' }, []]);
  });

  it('become a row for each user, with the shared values', async () => {
    const { store, listed } = await open();
    enter(store, 'ada@staff.example,Ada,Lovelace\nbo@staff.example,Bo,Li,SOUTH-1');
    store.check();
    expect(listed[0]).toMatchObject([
      { emailAddress: 'ada@staff.example', accessCode: 'NORTH-1', reason, line: 1 },
      { emailAddress: 'bo@staff.example', accessCode: 'SOUTH-1', reason, line: 2 },
    ]);
  });

  it.each([
    ['x'.repeat(9), 'tooShort'],
    [' '.repeat(20), 'tooShort'],
    ['x'.repeat(501), 'tooLong'],
    ['x'.repeat(500), undefined],
  ])('require a reason of 10 to 500 characters', async (text, fault) => {
    const { store } = await open();
    store.write('reason', text);
    expect(store.reasonFault).toBe(fault);
  });

  it('report an error in the list until it is changed', async () => {
    const { store, listed } = await open();
    enter(store, 'ada@staff.example,Ada,Lovelace,NORTH-1,boss');
    store.check();
    expect([store.problem, listed]).toEqual([{ kind: 'cells', line: 1 }, []]);
    store.write('people', 'ada@staff.example,Ada,Lovelace');
    expect(store.problem).toBeUndefined();
  });

  it('are kept after the page is left until they are discarded', async () => {
    const { store, tools, leave } = await open();
    enter(store);
    await leave();
    const again = await open(tools);
    expect([again.store.form.mine.people, again.store.form.restored]).toEqual(['ada@staff.example,Ada,Lovelace', true]);
    again.store.discard();
    await again.leave();
    expect((await open(tools)).store.form.mine).toEqual({ people: '', accessCode: '', reason: '' });
  });

  it('are read from a file, but not from an image', async () => {
    const { store } = await open();
    const file = (bytes: readonly number[]) => ({
      size: bytes.length,
      arrayBuffer: async () => new Uint8Array(bytes).buffer,
    });
    await store.file.choose(file([0x89, 0x50, 0x4e, 0x47, 0, 0]));
    expect([store.file.problem, store.form.mine.people]).toEqual(['notText', '']);
    await store.file.choose(file([...Buffer.from('ada@staff.example,Ada,Lovelace')]));
    expect([store.file.problem, store.form.mine.people]).toEqual([undefined, 'ada@staff.example,Ada,Lovelace']);
  });
});
