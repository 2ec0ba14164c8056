import type { PromotionItem } from '@/application/users/bulk/promotionActions';
import { userBulkRuns } from '#test/support/builders/users/userBulkRuns';

const reason = 'Covers for a colleague on leave';
const item = (person: string, more: Partial<PromotionItem> = {}): PromotionItem => ({
  ...{ person, userId: null, emailAddress: null, problem: null, lastDay: null, codes: null, reason, line: 1 },
  ...more,
});
const items = (...people: readonly string[]) => people.map(person => item(person));

function people() {
  const runs = userBulkRuns();
  runs.gateway
    .add('dana', { support: '' })
    .add('grace')
    .add('henry', { support: '' })
    .add('ivy', { 'mi-reporter': '' })
    .add('joan', { 'mi-reporter': '2090-12-31' })
    .add('hugo', {}, { user: { state: 'disabled' } })
    .add('pat', {}, { user: { kind: 'patient' } })
    .add('odd', {}, { unreadable: 1 })
    .add('tess', { therapist: '' })
    .add('busy', { therapist: '' }, { duties: { openChats: 1, patientsLed: 0, appointments: 0 } })
    .add('vague', { therapist: '' }, { duties: { openChats: 0, patientsLed: null, appointments: 0 } });
  runs.rights.codes.add('NORTH-1').add('NORTH-2');
  return runs;
}

describe('promoting analysts in bulk', () => {
  it('plans each row without a call that changes anything', async () => {
    const { plans, rights } = people();
    const named = ['grace@staff.example', 'henry', 'ivy', 'joan', 'hugo', 'pat', 'odd', 'dana', 'nobody'];
    expect(await plans('users.promoteAnalyst', items(...named))).toEqual([
      ...['willBeDone', 'willBeDone', 'alreadyDone', 'otherTerms', 'isDisabled', 'isPatient', 'unreadable'],
      ...['selfChange', 'notFound'],
    ]);
    expect(rights.changes).toEqual([]);
  });

  it('recognises the same user in any spelling, and rejects a lookalike', async () => {
    const { check, gateway } = people();
    const named = [
      'grace',
      ' GRACE@staff.example',
      '"Grace" <grace@staff.example>',
      'gr\u0430ce@staff.example',
      '=1+1',
    ];
    const { rows } = await check('users.promoteAnalyst', items(...named, 'grace@staff.exampl'));
    expect(rows.map(({ planned }) => planned)).toEqual([
      { row: 1, key: 'grace@staff.example', plan: 'willBeDone' },
      { row: 2, key: 'grace@staff.example', plan: 'repeated', first: 1 },
      { row: 3, key: 'grace@staff.example', plan: 'repeated', first: 1 },
      { row: 4, key: 'gr\u0430ce@staff.example', plan: 'cannot', reason: 'lookalike' },
      { row: 5, key: '=1+1', plan: 'cannot', reason: 'neither' },
      { row: 6, key: 'grace@staff.exampl', plan: 'cannot', reason: 'notFound' },
    ]);
    expect(gateway.planned.countOf('list')).toBe(3);
  });

  it('returns the permissions that each user gains, compared with their other groups', async () => {
    const { check, gateway } = people();
    gateway.add('rich', {}, { scopes: ['mi-report:basic'] });
    const { rows } = await check('users.promoteAnalyst', items('grace', 'rich'));
    expect(rows.map(({ before }) => [before['gained'], before['lost']])).toEqual([
      [['mi-report:basic'], []],
      [[], []],
    ]);
  });

  it('reports a row as not checked when a part of the user list could not be read', async () => {
    const { plans, gateway } = people();
    gateway.cannotRead(1);
    expect(await plans('users.promoteAnalyst', items('nobody@staff.example', 'grace@staff.example'))).toEqual([
      'couldNotCheck',
      'willBeDone',
    ]);
  });

  it('makes each analyst once with their conditions, even when an answer is lost', async () => {
    const { begin, rights, gateway, status } = people();
    rights.planned.failNext('promoteToAnalyst', { kind: 'unreachable' }, { butDone: true });
    const wanted = [item('grace', { lastDay: '2090-06-30' }), item('henry', { codes: ['NORTH-1', 'NORTH-2'] })];
    expect(await begin('users.promoteAnalyst', wanted)).toEqual(['done', 'done']);
    expect(rights.changes).toEqual(['grace +mi-reporter', 'henry +mi-reporter']);
    expect([gateway.expiriesOf('grace')['mi-reporter'], rights.reasons]).toEqual(['2090-06-30', [reason, reason]]);
    expect(await rights.analystReports('henry')).toMatchObject({ value: { accessCodes: ['NORTH-1', 'NORTH-2'] } });
    // The history names the author.
    expect(status().run.rows[0]?.progress).toEqual({ kind: 'done', version: '"2" north' });
  });

  it.each([
    ['users.promoteAnalyst', ['grace', 'henry']],
    ['users.promoteTherapist', ['grace', 'henry']],
    ['users.endAnalyst', ['ivy', 'joan']],
    ['users.endTherapist', ['tess']],
  ] as const)('sends with each call the id and the number of rows of its action: %s', async (kind, named) => {
    const { begin, rights, status } = people();
    await begin(kind, items(...named, 'nobody'));
    const { id } = status().run;
    expect(rights.bulks).toEqual(named.map(() => ({ id, rows: named.length })));
  });

  it.each([
    ['users.promoteAnalyst', 'grace', 'promoteToAnalyst', '-mi-reporter'],
    ['users.promoteTherapist', 'grace', 'promoteToTherapist', '='],
    ['users.endAnalyst', 'ivy', 'downgradeAnalyst', '+mi-reporter'],
    ['users.endTherapist', 'tess', 'changeRights', '+therapist'],
  ] as const)(
    'recognises its own change, for undo, when the browser sends the call twice: %s',
    async (kind, who, call, undone) => {
      const { begin, undo, undoPlans, rights, status } = people();
      rights.planned.repeatNext(call);
      expect(await begin(kind, items(who))).toEqual(['done']);
      expect(status().run.rows[0]?.progress).not.toHaveProperty('authorUnknown');
      expect([await undoPlans(), await undo()]).toEqual([['willBeDone'], ['done']]);
      expect(rights.changes.at(-1)).toBe(`${who} ${undone}`);
    },
  );

  it('credits a colleague who was faster', async () => {
    const { begin, rights, undoPlans } = people();
    const { promoteToAnalyst } = rights;
    rights.promoteToAnalyst = async promotion => {
      rights.self = 'emrys';
      await promoteToAnalyst.call(rights, promotion);
      return promoteToAnalyst.call(rights, promotion);
    };
    expect([await begin('users.promoteAnalyst', items('grace')), await undoPlans()]).toEqual([['doneMeanwhile'], []]);
  });

  it('skips users whom a colleague has changed or promoted since the dry run', async () => {
    const { begin, gateway, rights } = people();
    const outcomes = await begin('users.promoteAnalyst', items('grace', 'henry'), () => {
      gateway.edit('grace', { admin: '' });
      gateway.edit('henry', { 'mi-reporter': '' });
    });
    expect(outcomes).toEqual(['changedSince', 'alreadyDone']);
    expect(rights.changes).toEqual([]);
  });

  it('skips a user who was moved since, and who would report on more than the dry run showed', async () => {
    const runs = people();
    const [north, root] = [
      { id: 'north', name: 'North Board' },
      { id: 'root', name: 'The provider' },
    ];
    runs.gateway.add('nora', {}, { user: { organisation: north } });
    const { rows } = await runs.check('users.promoteAnalyst', items('nora'));
    expect(rows[0]?.before).toMatchObject({ organisation: 'North Board' });
    const outcomes = await runs.begin('users.promoteAnalyst', items('nora'), () =>
      runs.gateway.add('nora', {}, { user: { organisation: root } }),
    );
    expect([outcomes, runs.rights.changes]).toEqual([['changedSince'], []]);
  });

  it('reports an unknown access code', async () => {
    const { begin } = people();
    expect(await begin('users.promoteAnalyst', [item('grace', { codes: ['SOUTH-9'] })])).toEqual(['unknownCode']);
  });

  it('undoes promotions, except those changed since', async () => {
    const { begin, undo, undoPlans, gateway, rights } = people();
    await begin('users.promoteAnalyst', items('grace', 'henry', 'ivy'));
    gateway.edit('henry', { admin: '' });
    expect(await undoPlans()).toEqual(['willBeDone', 'changedSince']);
    expect(await undo()).toEqual(['done', 'cannot']);
    expect(rights.changes).toEqual(['grace +mi-reporter', 'henry +mi-reporter', 'grace -mi-reporter']);
    expect([gateway.expiriesOf('grace')['mi-reporter'], gateway.expiriesOf('henry')['mi-reporter']]).toEqual([
      null,
      '',
    ]);
  });

  it('waits for a recent sign-in, and pauses without one', async () => {
    const { begin, rights, reauthentication, status, outcomes, settled, runner } = people();
    const refusal = { kind: 'recentLoginRequired' } as const;
    for (let call = 0; call < 2; call += 1) rights.planned.failNext('promoteToAnalyst', refusal);
    expect(await begin('users.promoteAnalyst', items('grace', 'henry'))).toEqual(['sent', 'sent']);
    expect([reauthentication.reason, rights.changes]).toEqual(['recentLoginRequired', []]);
    reauthentication.answer('abandoned');
    await settled();
    expect([status().activity, outcomes()]).toEqual(['recentLoginRequired', ['waiting', 'waiting']]);
    rights.planned.failNext('promoteToAnalyst', refusal);
    void runner.resume();
    await settled();
    reauthentication.answer('samePerson');
    await settled();
    expect([status().activity, outcomes(), rights.changes.length]).toEqual(['over', ['done', 'done'], 2]);
  });
});

describe('ending the rights of analysts in bulk', () => {
  it('waits for a recent sign-in before their right ends', async () => {
    const { begin, rights, reauthentication, outcomes, settled } = people();
    await begin('users.promoteAnalyst', items('grace'));
    rights.planned.failNext('downgradeAnalyst', { kind: 'recentLoginRequired' });
    await begin('users.endAnalyst', items('grace'));
    expect([reauthentication.reason, rights.changes]).toEqual(['recentLoginRequired', ['grace +mi-reporter']]);
    reauthentication.answer('samePerson');
    await settled();
    expect([outcomes(), rights.changes.at(-1)]).toEqual([['done'], 'grace -mi-reporter']);
  });

  it('shows what they report on and which schedules run in their name', async () => {
    const { begin, check, rights } = people();
    await begin('users.promoteAnalyst', [item('grace', { codes: ['NORTH-1'] })]);
    rights.schedules.set('ivy', ['Monthly use', 'Weekly seats']);
    const { rows } = await check('users.endAnalyst', items('ivy', 'grace', 'henry'));
    expect(rows.map(({ before }) => [before['codes'], before['schedules'], before['lost']])).toEqual([
      [null, ['Monthly use', 'Weekly seats'], ['mi-report:basic']],
      [['NORTH-1'], [], ['mi-report:basic']],
      [null, null, []],
    ]);
    expect(rows.map(({ planned }) => planned.plan)).toEqual(['willBeDone', 'willBeDone', 'alreadyDone']);
  });

  it('reads rows of an earlier version, with each list as one text', () => {
    const { actions } = people();
    const { codes: _codes, ...stored } = item('grace');
    const before = { name: 'Grace Ford', gained: 'mi-report:basic', lost: '', codes: 'SOUTH-1', schedules: 'One\nTwo' };
    const read = actions['users.endAnalyst'].parseRow?.({ item: { ...stored, codes: 'NORTH-1,NORTH-2' }, before });
    expect(read).toEqual({
      item: { ...stored, codes: ['NORTH-1', 'NORTH-2'] },
      before: {
        name: 'Grace Ford',
        gained: ['mi-report:basic'],
        lost: [],
        codes: ['SOUTH-1'],
        schedules: ['One', 'Two'],
      },
    });
    expect(read && actions['users.endAnalyst'].parseRow?.(read)).toEqual(read);
    expect(actions['users.endAnalyst'].parseRow?.({ item: {}, before: {} })).toBeUndefined();
  });

  it('skips users if it is unknown what they report on', async () => {
    const { plans, rights } = people();
    rights.planned.failNext('analystReports', { kind: 'refused' });
    expect(await plans('users.endAnalyst', items('ivy', 'joan'))).toEqual(['refused', 'willBeDone']);
  });

  it('restores codes and last day on undo', async () => {
    const { begin, undo, rights, gateway, runner } = people();
    await begin('users.promoteAnalyst', [item('grace', { codes: ['NORTH-2'], lastDay: '2090-01-31' })]);
    await runner.dismiss();
    expect(await begin('users.endAnalyst', items('grace', 'joan'))).toEqual(['done', 'done']);
    expect(await undo()).toEqual(['done', 'done']);
    expect(rights.changes).toEqual([
      ...['grace +mi-reporter', 'grace -mi-reporter of codes', 'joan -mi-reporter'],
      ...['grace +mi-reporter', 'joan +mi-reporter'],
    ]);
    const termOf = (id: string) => gateway.expiriesOf(id)['mi-reporter'];
    expect([termOf('grace'), termOf('joan')]).toEqual(['2090-01-31', '2090-12-31']);
    expect(await rights.analystReports('grace')).toMatchObject({ value: { accessCodes: ['NORTH-2'] } });
  });
});

describe('ending the rights of analysts without an access code', () => {
  it('does not make them analysts of everything on undo', async () => {
    const { begin, undo, rights } = people();
    rights.reportOn('ivy', []);
    expect(await begin('users.endAnalyst', items('ivy'))).toEqual(['done']);
    expect(await undo()).toEqual(['unknownCode']);
    expect(rights.changes).toEqual(['ivy -mi-reporter of codes']);
  });
});

describe('therapists in bulk', () => {
  it('promotes users, and undoes it while nothing depends on them', async () => {
    const { begin, undoPlans, undo, gateway } = people();
    expect(await begin('users.promoteTherapist', items('grace', 'henry', 'tess'))).toEqual([
      ...['done', 'done', 'alreadyDone'],
    ]);
    expect(await undoPlans()).toEqual(['willBeDone', 'willBeDone']);
    expect(await undo()).toEqual(['done', 'done']);
    expect(gateway.expiriesOf('henry')).toMatchObject({ therapist: null, support: '' });
  });

  it('requires a handover while anything may depend on them', async () => {
    const { plans } = people();
    expect(await plans('users.endTherapist', items('tess', 'busy', 'vague', 'grace'))).toEqual([
      ...['willBeDone', 'handOverFirst', 'handOverFirst', 'alreadyDone'],
    ]);
  });

  it('does not end the right for a user who may not replace groups', async () => {
    const { plans, may } = people();
    may.replaceGroups = false;
    expect(await plans('users.endTherapist', items('tess'))).toEqual(['notAllowed']);
  });

  it('skips a row when a colleague has granted a group since', async () => {
    const { begin, gateway } = people();
    const outcomes = await begin('users.endTherapist', items('tess'), () => gateway.edit('tess', { admin: '' }));
    expect(outcomes).toEqual(['changedSince']);
    expect(gateway.expiriesOf('tess')).toMatchObject({ therapist: '', admin: '' });
  });
});
