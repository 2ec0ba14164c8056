import { fail, ok } from '@/domain/kernel/Result';
import { ContactStore } from '@/presentation/transactional/ContactStore';

describe('a request to staff', () => {
  it('sends the first text again after a lost answer, whatever is written then', async () => {
    const sent: string[] = [];
    const store = new ContactStore({
      blank: { note: '' },
      faultsOf: () => ({}),
      send: async ({ note }) => (sent.push(note) === 1 ? fail({ kind: 'unreachable' }) : ok(undefined)),
    });
    store.write({ note: 'first' });
    await store.send();
    store.write({ note: 'second' });
    await store.send();
    expect(sent).toEqual(['first', 'first']);
    expect(store.state.kind).toBe('sent');
    await store.send();
    expect(sent).toHaveLength(2);
  });

  it('sends one request for two presses', async () => {
    let count = 0;
    const store = new ContactStore({
      blank: {},
      faultsOf: () => ({}),
      send: async () => {
        count += 1;
        return ok(undefined);
      },
    });
    await Promise.all([store.send(), store.send()]);
    expect(count).toBe(1);
  });
});
