import { FILTER_PAUSE_MS } from '@/presentation/users/UsersStore';
import { AddressSearch } from '@/presentation/users/AddressSearch';
import { filterOf, usersPath } from '@/presentation/users/userPath';
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

describe('the address of a list', () => {
  it('holds the filter without the email address, which only memory keeps', () => {
    const filter = { emailAddress: 'dana', groups: ['admin', 'single-scope'], accessCode: 'MILL' } as const;
    const address = usersPath(filter);
    expect(address).toBe('/admin/users?group=admin&group=single-scope&accessCode=MILL');
    expect(filterOf(new URL(address, 'https://x.example').searchParams, 'dana')).toEqual(filter);
  });

  it('leaves out groups that there are not', () => {
    expect(filterOf(new URLSearchParams('group=nobody'), '')).toEqual(everybody);
  });
});

describe('the search by email address', () => {
  it('is there again for the person who typed it, and for nobody else', () => {
    let self: { readonly uid: string } | undefined = { uid: 'dana' };
    const search = new AddressSearch(() => self);
    search.write('secret.person@');
    expect(search.read()).toBe('secret.person@');
    self = undefined;
    expect(search.read()).toBe('');
    self = { uid: 'emrys' };
    expect(search.read()).toBe('');
    search.write('');
    self = { uid: 'dana' };
    expect(search.read()).toBe('');
  });
});
