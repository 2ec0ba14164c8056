import { surveyTools } from '#test/support/builders/surveys/surveyTools';
import { eventually } from '#test/support/eventually';

async function opened() {
  const tools = surveyTools();
  tools.gateway
    .add('feedback', { title: 'Feedback', state: 'published' })
    .add('old', { title: 'Old', state: 'retired' });
  const store = tools.list();
  store.start();
  await eventually(() => expect(store.status).toBe('known'));
  return { ...tools, store };
}

describe('the list of surveys', () => {
  it('has those of every page, published ones first, filtered by text and state', async () => {
    const { store } = await opened();
    expect(store.shown.map(({ title }) => title)).toEqual(['Feedback', 'Check-in', 'Old']);
    store.search('FEED');
    expect(store.shown.map(({ id }) => id)).toEqual(['feedback']);
    store.search('');
    store.filter('retired');
    expect(store.shown.map(({ id }) => id)).toEqual(['old']);
  });

  it('says why it could not be loaded, and how many could not be read', async () => {
    const { store, gateway } = await opened();
    gateway.cannotRead(1);
    await store.load();
    expect(store.unreadable).toBe(2);
    gateway.planned.failNext('list', { kind: 'notAllowed' });
    await store.load();
    expect([store.status, store.failure]).toEqual(['couldNotCheck', { kind: 'notAllowed' }]);
  });

  it('creates a survey once when the first answer is lost', async () => {
    const { store, gateway, created } = await opened();
    store.open();
    await store.create();
    expect(store.entryFaults).toEqual({ title: true, urlSuffix: true });
    store.write('title', 'Sleep');
    store.write('urlSuffix', 'check-in');
    await store.create();
    expect(store.createFailure).toEqual({ kind: 'addressTaken' });
    store.write('urlSuffix', 'sleep');
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    await store.create();
    expect([created, store.entry, gateway.stored('new-1').title]).toEqual([['new-1'], undefined, 'Sleep']);
  });
});
