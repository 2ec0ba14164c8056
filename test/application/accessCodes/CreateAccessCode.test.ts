import { CreateAccessCode } from '@/application/accessCodes/CreateAccessCode';
import type { NewCode } from '@/application/accessCodes/ports/AccessCodeGateway';
import { danasAuthorship } from '#test/support/builders/kernel/danasAuthorship';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';

const wanted: NewCode = { generation: 'v2', organisationId: 'north', code: 'mill-1', seats: 5 };

function setUp() {
  const gateway = new FakeAccessCodeGateway()
    .addOrganisation('north', 'North Board')
    .addOrganisation('south', 'South Board');
  const clock = new ManualClock();
  gateway.now = () => clock.now();
  const create = (code: NewCode = wanted, sent: readonly NewCode[] = []) =>
    new CreateAccessCode(gateway, danasAuthorship(clock)).execute(code, sent);
  return { gateway, create };
}

describe('CreateAccessCode', () => {
  it('returns the code as read back from the server', async () => {
    const { create } = setUp();
    expect(await create()).toMatchObject({
      ok: true,
      value: { made: { code: 'MILL-1', seats: 5, organisation: { id: 'north' } }, attempt: wanted },
    });
  });

  it.each(['codeTaken', 'invalidCode'] as const)('reports %s', async kind => {
    const { gateway, create } = setUp();
    gateway.add('MILL-1', { seats: 5 });
    const code = kind === 'codeTaken' ? wanted : { ...wanted, code: 'A' };
    expect(await create(code)).toEqual({ ok: false, failure: { kind } });
  });

  it('makes one code when the answer is lost', async () => {
    const { gateway, create } = setUp();
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    expect(await create()).toMatchObject({ ok: true, value: { made: { code: 'MILL-1' } } });
    expect(gateway.changes).toEqual(['create MILL-1']);
  });

  it('recognises its own code when the browser sends the call twice', async () => {
    const { gateway, create } = setUp();
    gateway.planned.repeatNext('create');
    expect(await create()).toMatchObject({ ok: true, value: { made: { code: 'MILL-1' } } });
    expect(gateway.changes).toEqual(['create MILL-1']);
  });

  it('reports an unknown outcome when a repeat is refused and the code cannot be read', async () => {
    const { gateway, create } = setUp();
    gateway.planned.repeatNext('create');
    gateway.planned.failNext('read', { kind: 'unreachable' });
    expect(await create()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('reports the code as taken when a colleague made the same one', async () => {
    const { gateway, create } = setUp();
    const changes = [{ at: gateway.now(), byUserId: 'emrys', byName: 'Emrys', sentence: 'The code was created.' }];
    gateway.add('MILL-1', { seats: 5, changes });
    for (const sent of [[], [wanted]])
      expect(await create(wanted, sent)).toEqual({ ok: false, failure: { kind: 'codeTaken' } });
  });

  it('reports an unknown outcome when the answer is lost and the code is not found', async () => {
    const { gateway, create } = setUp();
    gateway.planned.failNext('create', { kind: 'unreachable' });
    expect(await create()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('finds the code that an earlier unanswered attempt made', async () => {
    const { gateway, create } = setUp();
    gateway.add('MILL-1', { seats: 5 });
    expect((await create(wanted, [wanted])).ok).toBe(true);
  });

  it.each([
    ['of another organisation', { seats: 5 }, 'south'],
    ['with other seats', { seats: 6 }, 'north'],
  ])('does not mistake a code %s for its own', async (_what, more, organisation) => {
    const { gateway, create } = setUp();
    gateway.add('MILL-1', more, organisation);
    expect(await create(wanted, [wanted])).toEqual({ ok: false, failure: { kind: 'codeTaken' } });
    gateway.planned.failNext('create', { kind: 'unreachable' });
    expect(await create()).toEqual({ ok: false, failure: { kind: 'codeTaken' } });
  });

  it('makes no second code when an earlier attempt with another text succeeded', async () => {
    const { gateway, create } = setUp();
    gateway.add('FIRST-1', { seats: 5 });
    const earlier = { ...wanted, code: 'first-1' };
    expect(await create(wanted, [earlier])).toMatchObject({ value: { made: { code: 'FIRST-1' }, attempt: earlier } });
    expect(gateway.has('MILL-1')).toBe(false);
  });

  it('makes the code when no earlier attempt succeeded', async () => {
    const { gateway, create } = setUp();
    expect((await create(wanted, [{ ...wanted, code: 'first-1' }])).ok).toBe(true);
    expect(gateway.changes).toEqual(['create MILL-1']);
  });

  it('makes nothing while the outcome of an earlier attempt is unknown', async () => {
    const { gateway, create } = setUp();
    gateway.planned.failNext('read', { kind: 'unreachable' });
    expect((await create(wanted, [{ ...wanted, code: 'first-1' }])).ok).toBe(false);
    expect(gateway.changes).toEqual([]);
  });
});
