import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

function setUp(kept: readonly string[] = ['Good morning', 'See you on Monday']) {
  const { stores, phrases: vault } = chatSetUp();
  vault.kept = kept;
  return { vault, store: stores.readyPhrases() };
}

describe('ReadyPhrasesStore', () => {
  it('loads the phrases when they are first viewed', async () => {
    const { store } = setUp();
    expect([store.phase, store.phrases]).toEqual(['unknown', []]);
    store.show();
    await store.load();
    await Promise.resolve();
    expect([store.shown, store.phase, store.phrases]).toEqual([true, 'known', ['Good morning', 'See you on Monday']]);
  });

  it('does not look empty when they cannot be loaded, and loads them again', async () => {
    const { store, vault } = setUp();
    vault.reachable = false;
    await store.load();
    expect(store.phase).toBe('failed');
    vault.reachable = true;
    await store.load();
    expect(store.phrases).toHaveLength(2);
  });

  it('adds, changes and removes phrases', async () => {
    const { store, vault } = setUp();
    await store.load();
    store.write();
    store.change('  New one ');
    await store.save();
    expect([vault.kept, store.editing]).toEqual([['Good morning', 'See you on Monday', 'New one'], undefined]);
    store.write(0);
    expect(store.editing?.text).toBe('Good morning');
    store.change('Good evening');
    await store.save();
    await store.remove(1);
    expect([vault.kept, store.phrases]).toEqual([
      ['Good evening', 'New one'],
      ['Good evening', 'New one'],
    ]);
  });

  it('keeps a new phrase in its field when it cannot be saved', async () => {
    const { store, vault } = setUp();
    await store.load();
    store.write();
    store.change('New one');
    vault.reachable = false;
    await store.save();
    expect([store.saving, store.editing?.text, store.phrases]).toEqual([
      'failed',
      'New one',
      ['Good morning', 'See you on Monday'],
    ]);
  });

  it('applies its change to what another window has stored', async () => {
    const { store, vault } = setUp();
    await store.load();
    vault.kept = ['Good morning', 'Theirs', 'See you on Monday'];
    store.write(1);
    store.change('See you on Friday');
    await store.save();
    expect(vault.kept).toEqual(['Good morning', 'Theirs', 'See you on Friday']);
    await store.remove(0);
    expect(store.phrases).toEqual(['Theirs', 'See you on Friday']);
  });

  it('undoes a removal, and puts the phrase back in its place', async () => {
    const { store, vault } = setUp();
    await store.load();
    await store.remove(0);
    expect([vault.kept, store.removed?.text]).toEqual([['See you on Monday'], 'Good morning']);
    await store.undo();
    expect([vault.kept, store.removed]).toEqual([['Good morning', 'See you on Monday'], undefined]);
  });

  it('keeps an unsaved phrase while others change or the list is hidden, until it is saved or discarded', async () => {
    const { store } = setUp();
    await store.load();
    store.write();
    store.change('Half a phr');
    store.write(0);
    expect(store.editing?.text).toBe('Good morning');
    store.write();
    expect(store.editing?.text).toBe('Half a phr');
    store.hide();
    store.show();
    expect(store.editing?.text).toBe('Half a phr');
    store.cancel();
    store.write();
    expect(store.editing?.text).toBe('');
    store.hide();
    expect(store.editing).toBeUndefined();
  });

  it('keeps an unsaved change while another phrase is removed', async () => {
    const { store, vault } = setUp();
    await store.load();
    store.write(1);
    store.change('See you on Friday');
    await store.remove(0);
    expect(store.editing?.text).toBe('See you on Friday');
    await store.save();
    expect(vault.kept).toEqual(['See you on Friday']);
  });
});
