import 'reflect-metadata';
import { auditReport, spanOf } from '#sandbox/backend/audit/auditReport';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callsOf, saveSection } from '#test/support/builders/organisations/organisationCalls';

describe('the audit trail of administration', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    const dana = callsOf(sandbox, 'staff-dana', 'organisations:edit');
    await saveSection(dana, 'org-12', 'details', { contactName: 'Dana', reason: 'New office' });
    await dana('GET', '/organisation/action/search?term=Harlow%20Clinic');
    await dana('GET', '/organisation/action/search?term=harlow%20clinic');
    await saveSection(dana, 'org-1', 'details', { contactName: 'Dana' });
    await saveSection(callsOf(sandbox, 'staff-emrys', 'survey:get'), 'org-12', 'details', { contactName: 'Emrys' });
  });
  afterAll(() => sandbox.stop());

  it('has each action with its reason, each refused attempt, and a hash of each search term', () => {
    const records = sandbox.backend.audit.all().filter(({ call }) => call.startsWith('organisations.'));
    expect(records).toMatchObject([
      {
        call: 'organisations.changeDetails',
        user: 'staff-dana',
        subject: 'org-12',
        outcome: 'success',
        why: 'New office',
      },
      { call: 'organisations.search', event: 'sensitive_read', term: expect.stringMatching(/^[0-9a-f]{16}$/) },
      { call: 'organisations.search', term: records[1]?.term },
      { call: 'organisations.changeDetails', user: 'staff-dana', subject: 'org-1', outcome: 'Forbidden' },
      { call: 'organisations.ownDetails', user: 'staff-emrys', event: 'authz_fail' },
      { call: 'organisations.changeDetails', user: 'staff-emrys', event: 'authz_fail', outcome: 'Forbidden' },
    ]);
    expect(JSON.stringify(records)).not.toMatch(/harlow/i);
  });

  it('is printed by user, subject and time, and says that it is complete', () => {
    const records = sandbox.backend.audit.all();
    const { text, isWhole } = auditReport(records, { who: 'staff-dana', subject: 'ORG-12' });
    expect([text.split('\n').slice(0, 2), isWhole]).toEqual([
      [
        expect.stringMatching(/staff-dana {2}sensitive_update {2}organisations\.changeDetails.*because: New office$/),
        `1 of ${records.length} records.`,
      ],
      true,
    ]);
    expect(auditReport(records, { since: Date.now() + 60_000 }).text).toMatch(
      /^0 of \d+ records\.\nThe trail is whole/,
    );
  });

  it('has the id of each created or deleted thing, with its reason', async () => {
    const dana = callsOf(sandbox, 'staff-dana', 'organisations:edit');
    const because = (reason: string) => ({ reason });
    await dana('POST', '/organisation', { body: { id: 'trail-1', parent: 'org-12', name: 'T', ...because('A') } });
    const made = { organisationID: 'org-12', ...because('B') };
    const { etag } = await dana('POST', '/v2/access-codes', { body: { code: 'TRAIL-2', ...made } });
    const disabling = '/v2/access-codes/TRAIL-2/action/disable';
    const disabled = await dana('POST', disabling, { body: because('C'), ifMatch: etag });
    const enabling = '/v2/access-codes/TRAIL-2/action/enable';
    await dana('POST', enabling, { body: because('D'), ifMatch: disabled.etag });
    await dana('DELETE', '/v2/access-codes/TRAIL-2', { body: because('E') });
    await dana('POST', '/access-code', { body: { code: 'TRAIL-3', ...made } });
    const first = '/access-code/TRAIL-3';
    await dana('PATCH', `${first}/disable`, { body: because('F') });
    await dana('PATCH', `${first}/enable`, { body: because('G') });
    await dana('PATCH', `${first}/update?max-users=5`, { body: because('H') });
    await dana('DELETE', first, { body: because('I') });
    const found = (id: string) =>
      sandbox.backend.audit.all().flatMap(({ subject, outcome, why }) => (subject === id ? [[outcome, why]] : []));
    const succeeded = (reasons: string) => [...reasons].map(reason => ['success', reason]);
    expect(found('trail-1')).toEqual(succeeded('A'));
    expect(found('TRAIL-2')).toEqual(succeeded('BCDE'));
    expect(found('TRAIL-3')).toEqual(succeeded('BFGHI'));
  });

  it('names the record that was altered', () => {
    const records = sandbox.backend.audit
      .all()
      .map(record => (record.number === 2 ? { ...record, user: 'staff-emrys' } : record));
    expect(auditReport(records, {})).toMatchObject({
      isWhole: false,
      text: expect.stringContaining('The trail was altered: record 2 or the one before it'),
    });
  });

  it.each([
    ['30m', 1_800_000],
    ['2h', 7_200_000],
    ['7d', 604_800_000],
    ['soon', undefined],
    ['2', undefined],
  ])('parses the time span %s', (text, ms) => {
    expect(spanOf(text)).toBe(ms);
  });
});
