import { FILTER_PAUSE_MS } from '@/presentation/users/UsersStore';
import { filterOfPlace, usersPlace } from '@/presentation/users/userPath';
import { userTools } from '#test/support/builders/users/userTools';
import { eventually } from '#test/support/eventually';

const everybody = { emailAddress: '', groups: [], accessCode: '' } as const;

async function opened() {
  const tools = userTools();
  for (const name of ['ada', 'ben', 'cleo', 'dan']) tools.gateway.add(name, name === 'dan' ? { admin: '' } : {});
  const store = tools.page().stores.list(everybody);
  const stop = store.start();
  const ids = (): readonly string[] => store.table.rows.map(({ id }) => id);
  await eventually(() => expect(ids()).toEqual(['ada', 'ben', 'cleo']));
  return { ...tools, store, stop, ids };
}

describe('UsersStore', () => {
  it('filters once typing rests', async () => {
    const { store, clock, gateway, ids } = await opened();
    const before = gateway.planned.countOf('list');
    store.setFilter({ ...everybody, emailAddress: 'd' });
    store.setFilter({ ...everybody, emailAddress: 'da' });
    clock.advance(FILTER_PAUSE_MS - 1);
    expect(gateway.planned.countOf('list')).toBe(before);
    clock.advance(1);
    await eventually(() => expect(ids()).toEqual(['dan']));
    expect(gateway.planned.countOf('list')).toBe(before + 1);
  });

  it('drops the answer to a former filter', async () => {
    const { store, clock, ids } = await opened();
    store.setFilter({ ...everybody, emailAddress: 'a' });
    clock.advance(FILTER_PAUSE_MS);
    store.setFilter({ ...everybody, groups: ['admin'] });
    clock.advance(FILTER_PAUSE_MS);
    await eventually(() => expect(ids()).toEqual(['dan']));
  });

  it('loads nothing after the page is left', async () => {
    const { store, stop, clock, gateway } = await opened();
    store.setFilter({ ...everybody, emailAddress: 'd' });
    const before = gateway.planned.countOf('list');
    stop();
    clock.advance(FILTER_PAUSE_MS);
    expect(gateway.planned.countOf('list')).toBe(before);
  });
});

describe('the place of a list', () => {
  it('holds the filter, the email address outside of the address of the page', () => {
    const filter = { emailAddress: 'dana', groups: ['admin', 'single-scope'], accessCode: 'MILL' } as const;
    const { to, state } = usersPlace(filter);
    expect(to).toBe('/admin/users?group=admin&group=single-scope&accessCode=MILL');
    expect(filterOfPlace(new URL(to, 'https://x.example').searchParams, state)).toEqual(filter);
  });

  it.each([null, 'dana', {}, { emailAddress: 7 }])('reads nothing from the state %j', state => {
    expect(filterOfPlace(new URLSearchParams('group=nobody'), state)).toEqual(everybody);
  });
});
