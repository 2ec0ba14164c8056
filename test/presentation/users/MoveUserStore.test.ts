import { userTools } from '#test/support/builders/users/userTools';
import { eventually } from '#test/support/eventually';

const reason = 'Joins the team of the south';

async function opened() {
  const tools = userTools();
  const ada = { emailAddress: 'ada@staff.example', firstName: 'Ada', lastName: 'L', accessCode: 'NORTH-1', reason };
  await tools.accounts.create('ada', ada);
  const store = tools.page().stores.move('user-ada', () => undefined);
  store.start();
  await eventually(() => expect(store.organisations?.ok).toBe(true));
  store.open();
  store.write('accessCode', 'SOUTH-1');
  store.write('reason', reason);
  return { ...tools, store };
}

const placeOf = ({ organisations }: Awaited<ReturnType<typeof opened>>['store']): string | undefined =>
  organisations?.ok === true ? organisations.value.path[0]?.id : undefined;

describe('MoveUserStore', () => {
  it('moves a person, and shows where they belong then', async () => {
    const { store } = await opened();
    await store.save();
    await eventually(() => expect(placeOf(store)).toBe('south'));
    expect([store.form.status, store.isOpen]).toEqual(['saved', false]);
  });

  it('shows where a colleague has moved the person meanwhile before anything is sent', async () => {
    const { accounts, store } = await opened();
    accounts.codes.set('WEST-1', { id: 'west', name: 'West Board' });
    await accounts.changeAccessCode('user-ada', 'WEST-1', 'Moved by a colleague');
    await store.save();
    expect([store.form.status, store.form.lastFailure?.kind, placeOf(store)]).toEqual([
      'refused',
      'changedMeanwhile',
      'west',
    ]);
    expect(accounts.reasons).toEqual(['Moved by a colleague']);
    await store.save();
    expect([store.form.status, accounts.reasons.at(-1)]).toEqual(['saved', reason]);
  });

  it('sends a lost answer again, and does not take its own move for that of a colleague', async () => {
    const { accounts, store } = await opened();
    accounts.planned.failNext('changeAccessCode', { kind: 'unreachable' }, { butDone: true });
    await store.save();
    expect([store.form.status, placeOf(store)]).toEqual(['unanswered', 'south']);
    await store.save();
    expect(store.form.status).toBe('saved');
  });

  it('does not put an older reading over where the person was moved to', async () => {
    const { accounts, store } = await opened();
    const organisationsOf = accounts.organisationsOf.bind(accounts);
    const older = await organisationsOf('user-ada');
    let arrive = (): void => undefined;
    accounts.organisationsOf = () => new Promise(resolve => (arrive = () => resolve(older)));
    const loading = store.load();
    accounts.organisationsOf = organisationsOf;
    await store.save();
    await eventually(() => expect(placeOf(store)).toBe('south'));
    arrive();
    await loading;
    expect(placeOf(store)).toBe('south');
  });
});
