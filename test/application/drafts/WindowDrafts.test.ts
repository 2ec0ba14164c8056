import { WindowDrafts } from '@/application/drafts/WindowDrafts';
import { conflictTexts } from '@/application/drafts/draftText';
import { storedDraftId } from '@/domain/drafts/DraftKey';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const disk = new FakeDraftVault();
  const received: string[] = [];
  const open = async (): Promise<WindowDrafts> => {
    const opened = new WindowDrafts(disk, (at, kept) => received.push(`${storedDraftId(at)} ${kept}`));
    await opened.read();
    return opened;
  };
  const conflicts = (place = 'c-ana') => conflictTexts(disk.kept.get(`beside:${place}`) ?? '');
  return { disk, received, open, conflicts };
}

describe('WindowDrafts', () => {
  it('keeps the other window’s text as a conflict of the text that was typed last', async () => {
    const { disk, received, open, conflicts } = setUp();
    const [one, two] = [await open(), await open()];
    await one.save(chatDraftKey('c-ana'), 'Text of window one', 'Ana Novak');
    await two.save(chatDraftKey('c-ana'), 'Text of window two', 'Ana Novak');
    expect([disk.kept.get('c-ana'), conflicts()]).toEqual(['Text of window two', ['Text of window one']]);
    expect(received).toEqual(['beside:c-ana ["Text of window one"]']);
    expect(disk.names.get('beside:c-ana')).toBe('Ana Novak');
  });

  it('does not overwrite a text that it has read before the user could see it', async () => {
    const { disk, open, conflicts } = setUp();
    const one = await open();
    await one.save(chatDraftKey('c-ana'), 'Text of window one');
    const two = await open();
    await two.save(chatDraftKey('c-ana'), 'Text', undefined, true);
    await two.save(chatDraftKey('c-ana'), 'Text of window two', undefined, true);
    expect([disk.kept.get('c-ana'), conflicts()]).toEqual(['Text of window two', ['Text of window one']]);
  });

  it('keeps one text while only one window types, even after it was reopened', async () => {
    const { disk, received, open } = setUp();
    for (const start of ['He', 'Hello A', 'Hello Ana No']) {
      const alone = await open();
      for (const end of ['l', 'lo', 'lo there']) await alone.save(chatDraftKey('c-ana'), start + end);
    }
    expect([disk.kept, received]).toEqual([new Map([['c-ana', 'Hello Ana Nolo there']]), []]);
  });

  it('keeps one text of each window, however often they alternate', async () => {
    const { disk, open, conflicts } = setUp();
    const [one, two] = [await open(), await open()];
    for (let at = 0; at < 5; at += 1) {
      await one.save(chatDraftKey('c-ana'), `one ${String(at)}`);
      await two.save(chatDraftKey('c-ana'), `two ${String(at)}`);
    }
    expect([disk.kept.get('c-ana'), conflicts()]).toEqual(['two 4', ['one 4']]);
  });

  it.each(['sent', 'typed first'])('keeps the other window’s text when its own is sent: %s', async order => {
    const { disk, open, conflicts } = setUp();
    const [one, two] = [await open(), await open()];
    await (order === 'sent' ? one : two).save(chatDraftKey('c-ana'), 'first');
    await (order === 'sent' ? two : one).save(chatDraftKey('c-ana'), 'second');
    await one.save(chatDraftKey('c-ana'), '');
    const own = order === 'sent' ? 'second' : 'first';
    expect([...conflicts(), disk.kept.get('c-ana')].filter(text => text !== undefined)).toEqual([own]);
  });

  it('treats a stored text as its own when it opens, unless something was typed already', async () => {
    const { disk, open, conflicts } = setUp();
    disk.kept.set('c-ana', 'found');
    const one = await open();
    await one.save(chatDraftKey('c-ana'), 'found and changed');
    expect(conflicts()).toEqual([]);
    const two = await open();
    await two.save(chatDraftKey('c-ana'), 'of two');
    await one.read();
    await one.save(chatDraftKey('c-ana'), 'of one');
    expect([disk.kept.get('c-ana'), conflicts()]).toEqual(['of one', ['of two']]);
  });

  it('keeps a stored text as a conflict when it finds one after the device works again', async () => {
    const { disk, open, conflicts } = setUp();
    disk.isBroken = true;
    const one = await open();
    expect(await one.save(chatDraftKey('c-ana'), 'typed')).toMatchObject({ ok: false });
    disk.isBroken = false;
    disk.kept.set('c-ana', 'of another');
    await one.read();
    await one.save(chatDraftKey('c-ana'), 'typed on');
    expect([disk.kept.get('c-ana'), conflicts()]).toEqual(['typed on', ['of another']]);
  });

  it('changes nothing when there is no room for the other text', async () => {
    const { disk, open } = setUp();
    const [one, two] = [await open(), await open()];
    await one.save(chatDraftKey('c-ana'), 'one');
    const { replaceDraft } = disk;
    disk.replaceDraft = (place, ...rest) =>
      place.kind === 'conflicts'
        ? Promise.resolve({ ok: false, failure: { kind: 'noRoom' } })
        : replaceDraft.call(disk, place, ...rest);
    for (const text of ['two', 'two more'])
      expect(await two.save(chatDraftKey('c-ana'), text)).toEqual({ ok: false, failure: { kind: 'noRoom' } });
    expect(disk.kept).toEqual(new Map([['c-ana', 'one']]));
  });

  it('removes only the text that was inserted or discarded, even if conflicts were added in the meantime', async () => {
    const { disk, received, open, conflicts } = setUp();
    disk.kept.set('beside:c-ana', '["A"]');
    const one = await open();
    disk.kept.set('beside:c-ana', '["A","B"]');
    await one.discardConflict(chatDraftKey('c-ana'), 'A');
    expect([conflicts(), received.at(-1)]).toEqual([['B'], 'beside:c-ana ["B"]']);
    await one.discardConflict(chatDraftKey('c-ana'), 'B');
    expect([disk.kept.size, received.at(-1)]).toEqual([0, 'beside:c-ana ']);
  });

  it('keeps conflicts of an edit, but not of a flag change', async () => {
    const { disk, open, conflicts } = setUp();
    const [one, two] = [await open(), await open()];
    for (const [at, own] of [one, two].entries()) {
      await own.save(chatDraftKey('edit:c-ana'), `17\nchange ${String(at)}`);
      await own.save(chatDraftKey('risk:p-ana'), `id-${String(at)}\nset\nreason`);
    }
    expect([conflicts('edit:c-ana'), disk.kept.get('risk:p-ana'), disk.kept.size]).toEqual([
      ['17\nchange 0'],
      'id-1\nset\nreason',
      3,
    ]);
  });
});
