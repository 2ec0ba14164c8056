import type { PromotionItem } from '@/application/users/bulk/promotionActions';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import type { PromotionAct, PromotionPageName } from '@/presentation/users/promotions/promotionFields';
import type { PromotionStore } from '@/presentation/users/promotions/PromotionStore';
import { promotionWords } from '@/presentation/users/promotions/promotionWords';
import { userTools } from '#test/support/builders/users/userTools';
import { settled } from '#test/support/settled';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const reason = 'Covers for a colleague on leave';

async function open(page: PromotionPageName, acts: readonly PromotionAct[] = ['promote'], tools = userTools()) {
  const formDrafts = new FormDrafts(tools.drafts, tools.clock);
  const listed: { readonly kind: string; readonly items: readonly PromotionItem[] }[] = [];
  const stores = tools.bulk.stores(formDrafts);
  const store = stores.promotion(page, acts, (kind, items) => listed.push({ kind, items }));
  const stop = store.start();
  await settled(() => undefined);
  const leave = async () => {
    stop();
    await formDrafts.flush();
  };
  return { store, listed, tools, leave };
}

function enter(store: PromotionStore, people = 'grace@staff.example'): void {
  store.write('people', people);
  store.chooseExtent('everything');
  store.writeEnd({ limit: 'unlimited', text: '' });
  store.write('reason', `  ${reason} `);
}

describe('the entries of a promotion', () => {
  it('start empty, and name what is missing', async () => {
    const { store, listed } = await open('promoteAnalyst');
    expect(store.form.mine).toEqual({
      ...{ act: null, people: '', extent: null, codes: '', reason: '' },
      end: { limit: null, text: '' },
    });
    store.check();
    expect([store.faults, store.problem, listed]).toEqual([
      { extent: 'missing', end: 'missing', reason: 'tooShort' },
      { kind: 'empty' },
      [],
    ]);
    store.write('people', 'grace@staff.example');
    store.check();
    expect([store.problem, listed]).toEqual([{ kind: 'incomplete' }, []]);
  });

  it('become a row for each user, with the shared values', async () => {
    const { store, listed } = await open('promoteAnalyst');
    enter(store, 'grace@staff.example\nhenry');
    store.chooseExtent('codes');
    store.write('codes', 'north-1, NORTH-2 north-1');
    store.writeEnd({ limit: 'limited', text: '2090-12-31' });
    store.check();
    const shared = { userId: null, emailAddress: null, problem: null, lastDay: '2090-12-31', reason };
    expect(listed).toEqual([
      {
        kind: 'users.promoteAnalyst',
        items: [
          { ...shared, person: 'grace@staff.example', line: 1, codes: ['NORTH-1', 'NORTH-2'] },
          { ...shared, person: 'henry', line: 2, codes: ['NORTH-1', 'NORTH-2'] },
        ],
      },
    ]);
  });

  it.each([
    ['', 'noDay'],
    ['2020-01-01', 'over'],
    ['2026-02-30', 'noDay'],
  ])('reject the last day %j', async (text, fault) => {
    const { store, listed } = await open('promoteAnalyst');
    enter(store);
    store.writeEnd({ limit: 'limited', text });
    store.check();
    expect([store.faults.end, listed]).toEqual([fault, []]);
  });

  it.each(['', 'AB', 'NORTH-1, =1+1'])('reject the access codes %j', async codes => {
    const { store } = await open('promoteAnalyst');
    enter(store);
    store.chooseExtent('codes');
    store.write('codes', codes);
    expect(store.faults).toEqual({ codes: 'noCodes' });
  });

  it.each([
    ['x'.repeat(9), 'tooShort'],
    [' '.repeat(20), 'tooShort'],
    ['x'.repeat(501), 'tooLong'],
    ['x'.repeat(500), undefined],
  ])('require a reason of 10 to 500 characters', async (text, fault) => {
    const { store } = await open('endAnalyst', ['end']);
    store.write('reason', text);
    expect(store.faults.reason).toBe(fault);
  });

  it('of a downgrade have neither scope nor last day', async () => {
    const { store, listed } = await open('endAnalyst', ['end']);
    store.write('people', 'ivy');
    store.write('reason', reason);
    store.check();
    expect(listed[0]).toMatchObject({ kind: 'users.endAnalyst', items: [{ lastDay: null, codes: null }] });
  });

  it('of therapists require a choice when both actions are allowed', async () => {
    const { store, listed } = await open('therapists', ['promote', 'end']);
    store.write('people', 'tess');
    store.write('reason', reason);
    store.check();
    expect(store.faults.act).toBe('missing');
    store.chooseAct('end');
    store.check();
    expect(listed.map(({ kind }) => kind)).toEqual(['users.endTherapist']);
  });

  it('are kept after the page is left, separately for each page', async () => {
    const { store, tools, leave } = await open('promoteAnalyst');
    enter(store);
    await leave();
    const again = await open('promoteAnalyst', ['promote'], tools);
    expect([again.store.form.mine.people, again.store.form.restored]).toEqual(['grace@staff.example', true]);
    const other = await open('endAnalyst', ['end'], tools);
    expect(other.store.form.mine.people).toBe('');
    again.store.discard();
    await again.leave();
    expect((await open('promoteAnalyst', ['promote'], tools)).store.form.mine.people).toBe('');
  });

  it('are read from a file, but not from an image', async () => {
    const { store } = await open('endAnalyst', ['end']);
    const file = (bytes: readonly number[]) => ({
      size: bytes.length,
      arrayBuffer: async () => new Uint8Array(bytes).buffer,
    });
    await store.file.choose(file([0x89, 0x50, 0x4e, 0x47, 0, 0]));
    expect([store.file.problem, store.form.mine.people]).toEqual(['notText', '']);
    await store.file.choose(file([...Buffer.from('ivy\njoan')]));
    expect([store.file.problem, store.form.mine.people]).toEqual([undefined, 'ivy\njoan']);
  });
});

describe('the recipients of an email', () => {
  it('include each user of the list once, in any spelling', async () => {
    const { store } = await open('promoteAnalyst', ['promote'], userTools());
    expect(store.listed).toBeUndefined();
    store.write('people', 'ivy@staff.example\n IVY@staff.example\njoan@staff.example');
    expect(store.listed).toBe(2);
  });

  it('are counted, or unknown', async () => {
    const tools = userTools();
    for (const id of ['ivy', 'joan']) tools.gateway.add(id, { 'mi-reporter': '' });
    tools.gateway.reachable = 1;
    expect((await open('promoteAnalyst', ['promote'], tools)).store.holders).toEqual({ total: 2, reachable: 1 });
    tools.gateway.planned.failNext('list', { kind: 'unreachable' });
    expect((await open('promoteAnalyst', ['promote'], tools)).store.holders).toBeNull();
  });
});

const willBeDone = { row: 1, key: 'grace', plan: 'willBeDone' } as const;
const item = { person: 'grace', line: 1, lastDay: null, codes: null };
const before = { name: 'Grace Ford', gained: [], lost: [], schedules: null, organisation: null };
const ALL = ['chat:view-requests', 'chat:view-active-chats', 'therapist:list-patients', 'patient:download-moments'];

describe('a row in the result list', () => {
  beforeAll(() => loadTestTexts('userPromotions', 'users', 'access', 'tables'));

  const detail = (kind: string, found: object, planned: object = willBeDone, isWhole = false) =>
    promotionWords().detail(kind, item, { ...before, ...found }, { planned: { ...willBeDone, ...planned }, isWhole });

  it('shows the shared permissions that a user already has', () => {
    expect(detail('users.promoteTherapist', { gained: [...ALL, 'region-settings:view'] })).toBe('Grace Ford');
    expect(detail('users.promoteTherapist', { gained: ALL })).toBe('Grace Ford · Can already: see region settings');
    expect(detail('users.promoteTherapist', {})).toBe('Grace Ford · No permissions added or removed');
  });

  it('shows the removed permissions that a user still keeps', () => {
    expect(detail('users.endTherapist', { lost: ALL })).toBe('Grace Ford · Can still: see region settings');
  });

  it('shows everything in a file', () => {
    expect(detail('users.promoteAnalyst', { gained: ['mi-report:basic'] }, {}, true)).toBe(
      'Grace Ford · Will be able to: see reports · Reports on their organisation and its sub-organisations · No end date',
    );
  });

  it('promises nothing when it will not be done, and names the obstacle', () => {
    const cannot = (reason: string) => ({ plan: 'cannot', reason });
    expect(detail('users.promoteAnalyst', { gained: ['mi-report:basic'] }, cannot('selfChange'))).toBe('Grace Ford');
    expect(detail('users.promoteAnalyst', {}, { plan: 'alreadyDone' })).toBe('Grace Ford');
    expect(detail('users.endTherapist', { lost: ALL, openChats: 2 }, cannot('handOverFirst'))).toBe(
      'Grace Ford · Open chats: 2',
    );
    const held = { schedules: [], codes: ['AB-1', 'AB-2'], lastDay: '2031-03-02' };
    expect(detail('users.promoteAnalyst', held, cannot('otherTerms'))).toBe(
      'Grace Ford · Reports on patients of AB-1, AB-2 · Ends after 2 Mar 2031',
    );
  });

  it('explains the obstacles that devices have stored', () => {
    const stored = ['notFound', 'lookalike', 'neither', 'selfChange', 'isPatient', 'isDisabled', 'lastHolder'];
    const later = ['handOverFirst', 'otherTerms', 'unreadable', 'doneMeanwhile', 'invalidLastDay', 'unknownCode'];
    const reasons = [...stored, ...later, 'noRight', 'seenOtherwise', 'notAllowed', 'refused'];
    expect(reasons.filter(one => promotionWords().reason(one) === undefined)).toEqual([]);
  });

  it('names its line when that differs from its place in the list', () => {
    expect(detail('users.promoteTherapist', {}, { row: 2, plan: 'alreadyDone' })).toBe('Grace Ford · line 1');
  });

  it('leaves shared permissions, last day and codes to one common text', () => {
    const common = promotionWords().common?.('users.promoteAnalyst', {
      ...item,
      lastDay: '2031-03-02',
      codes: ['AB-1'],
    });
    expect(common).toEqual([
      'Each person will be able to: see reports.',
      'Each person reports on patients of AB-1.',
      'Access ends after 2 Mar 2031.',
    ]);
  });
});
