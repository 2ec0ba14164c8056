import 'fake-indexeddb/auto';
import type { SealedText } from '@/infrastructure/storage/kernel/SealedText';
import { openPersonalDatabase, PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';

let made = 0;
function setUp({ name = `pieces-${++made}`, uid = 'u-ann' }: { name?: string; uid?: string | undefined } = {}) {
  const state = { uid: uid as string | undefined, keyByte: 1, hasKey: true, keysAsked: 0 };
  const problems: string[] = [];
  const key = async () => {
    state.keysAsked += 1;
    return state.hasKey ? new Uint8Array(32).fill(state.keyByte) : undefined;
  };
  const unreadable = new Set<string>();
  const onUnreadable = (piece: string, isUnreadable: boolean) =>
    void (isUnreadable ? unreadable.add(piece) : unreadable.delete(piece));
  const pieces = new PersonalRecords({
    name,
    person: () => state.uid,
    key,
    report: problem => problems.push(problem),
    onUnreadable,
  });
  return { name, state, problems, unreadable, pieces };
}

describe('PersonalRecords', () => {
  it('returns saved records to the next page, and none after they were deleted', async () => {
    const { name, pieces } = setUp();
    expect(await pieces.save('drafts', 'p-ana', 'half a sentence')).toBe(true);
    const next = setUp({ name });
    expect([await next.pieces.read('drafts', 'p-ana'), await next.pieces.read('uploads', 'p-ana')]).toEqual([
      'half a sentence',
      undefined,
    ]);
    expect(await next.pieces.forget('drafts', 'p-ana')).toBe(true);
    expect(await pieces.read('drafts', 'p-ana')).toBeUndefined();
  });

  it('requests the key once', async () => {
    const { pieces, state } = setUp();
    await Promise.all([pieces.save('drafts', 'a', '1'), pieces.save('drafts', 'b', '2')]);
    await pieces.all('drafts');
    expect(state.keysAsked).toBe(1);
  });

  it('shows a user no records of another, and returns the first user’s records to them', async () => {
    const { pieces, state } = setUp();
    await pieces.save('drafts', 'p-ana', 'mine');
    [state.uid, state.keyByte] = ['u-zoe', 2];
    expect([await pieces.read('drafts', 'p-ana'), await pieces.all('drafts')]).toEqual([undefined, []]);
    [state.uid, state.keyByte] = ['u-ann', 1];
    expect(await pieces.read('drafts', 'p-ana')).toBe('mine');
  });

  it('saves nothing without a user or their key, and retries later', async () => {
    const { pieces, state } = setUp();
    state.hasKey = false;
    expect(await pieces.save('drafts', 'p-ana', 'x')).toBe(false);
    state.hasKey = true;
    expect(await pieces.save('drafts', 'p-ana', 'x')).toBe(true);
    state.uid = undefined;
    pieces.close();
    expect([await pieces.save('drafts', 'p-ana', 'y'), await pieces.read('drafts', 'p-ana')]).toEqual([
      false,
      undefined,
    ]);
  });

  it('stores nothing for a user who signs in while the key is loading', async () => {
    const { pieces, state } = setUp();
    const keeping = pieces.save('drafts', 'p-ana', 'of Ann');
    state.uid = 'u-zoe';
    expect(await keeping).toBe(false);
    expect(await pieces.all('drafts')).toEqual([]);
  });

  it.each([
    ['not a sealed text', null],
    ['a number', 7],
    ['cut short', { iv: new Uint8Array(3), data: new ArrayBuffer(1) }],
    ['of another type', { iv: 'x', data: 'y' }],
  ])('returns the other records if one is %s, and reports it', async (_, sealed) => {
    const { name, pieces, problems, unreadable } = setUp();
    await pieces.save('drafts', 'a', 'the first');
    await pieces.save('drafts', 'b', 'the second');
    const database = await openPersonalDatabase(name);
    const piece = (await database.getAll('drafts')).find(({ id }) => id === 'a');
    if (piece !== undefined) await database.put('drafts', { ...piece, sealed: sealed as SealedText });
    database.close();
    expect([await pieces.all('drafts'), await pieces.read('drafts', 'a')]).toEqual([['the second'], undefined]);
    expect(problems).toEqual(Array(2).fill('personal vault: drafts: a piece could not be read'));
    expect([...unreadable]).toEqual(['drafts/a']);
    await pieces.save('drafts', 'a', 'written again');
    expect([await pieces.read('drafts', 'a'), [...unreadable]]).toEqual([
      'written again',
      [expect.stringMatching(/^drafts\/unreadable\/.*\/a$/)],
    ]);
  });

  it('sets aside a text that it cannot read, counts it, and restores it once it is readable', async () => {
    const { name, pieces } = setUp();
    await pieces.save('drafts', 'p-ana/record', 'of before');
    const next = setUp({ name });
    next.state.keyByte = 2;
    expect(await next.pieces.unreadable()).toEqual([{ store: 'drafts', key: 'p-ana/record', id: 'p-ana/record' }]);
    await next.pieces.save('drafts', 'p-ana/record', 'of now');
    await next.pieces.forget('drafts', 'p-ana/record');
    expect(await next.pieces.unreadable()).toEqual([expect.objectContaining({ store: 'drafts', id: 'p-ana/record' })]);
    expect([await next.pieces.all('drafts'), next.problems]).toEqual([
      [],
      ['personal vault: drafts: a text is not readable and was set aside'],
    ]);
    const later = setUp({ name });
    expect([await later.pieces.unreadable(), await later.pieces.read('drafts', 'p-ana/record')]).toEqual([
      [],
      'of before',
    ]);
  });

  it('keeps a newer record in the place of a text that was set aside, and deletes only what is discarded', async () => {
    const { name, pieces, state } = setUp();
    await pieces.save('uploads', 'u-1', 'of before');
    const next = setUp({ name });
    next.state.keyByte = 2;
    await next.pieces.save('uploads', 'u-1', 'of now');
    const [aside] = (await next.pieces.unreadable()) ?? [];
    expect(await next.pieces.read('uploads', 'u-1')).toBe('of now');
    await next.pieces.discard(aside ?? { store: 'drafts', key: '', id: '' });
    expect([await next.pieces.unreadable(), await next.pieces.read('uploads', 'u-1')]).toEqual([[], 'of now']);
    [state.uid, state.hasKey] = [undefined, false];
    pieces.close();
    expect(await pieces.unreadable()).toBeUndefined();
  });

  it('does not discard a record that replaced the unreadable text since', async () => {
    const { name, pieces } = setUp();
    await pieces.save('drafts', 'p-ana/record', 'of before');
    const next = setUp({ name });
    next.state.keyByte = 2;
    const [listed] = (await next.pieces.unreadable()) ?? [];
    await next.pieces.save('drafts', 'p-ana/record', 'typed since');
    expect(await next.pieces.discard(listed ?? { store: 'drafts', key: '', id: '' })).toBe(false);
    expect([await next.pieces.read('drafts', 'p-ana/record'), await next.pieces.unreadable()]).toEqual([
      'typed since',
      [expect.objectContaining({ store: 'drafts', id: 'p-ana/record' })],
    ]);
  });

  it('stores nothing in plain text', async () => {
    const { name, pieces } = setUp();
    await pieces.save('drafts', 'p-ana', 'a very private sentence');
    const [piece] = await (await openPersonalDatabase(name)).getAll('drafts');
    expect(Buffer.from(piece?.sealed.data ?? new ArrayBuffer(0)).toString('latin1')).not.toContain('private');
    expect(piece?.owner).not.toContain('ann');
  });

  it('saves records of the last user until it is closed, and none after that', async () => {
    const { pieces, state } = setUp();
    await pieces.save('drafts', 'p-ana', 'half');
    state.uid = undefined;
    expect(await pieces.save('drafts', 'p-ana', 'half a sentence')).toBe(true);
    pieces.close();
    expect([await pieces.save('drafts', 'p-ana', 'more'), await pieces.read('drafts', 'p-ana')]).toEqual([
      false,
      undefined,
    ]);
    state.uid = 'u-ann';
    expect(await pieces.read('drafts', 'p-ana')).toBe('half a sentence');
  });

  it('reports failure when the storage does not work', async () => {
    const { name, pieces, problems } = setUp();
    await new Promise(resolve => (indexedDB.open(name, 2).onsuccess = resolve));
    expect([await pieces.save('drafts', 'a', 'x'), problems]).toEqual([
      false,
      [expect.stringContaining('personal vault: drafts')],
    ]);
  });
});
