import { ListAccessCodes, type CodeList } from '@/application/accessCodes/ListAccessCodes';
import { ok } from '@/domain/kernel/Result';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';

const DAY_MS = 86_400_000;

/** Codes `A1`, `B2`, …: V1 where the letter is A, each a day older than the one before. */
function gatewayWith(codes: readonly string[], rows = 2): FakeAccessCodeGateway {
  const gateway = new FakeAccessCodeGateway(rows).addOrganisation('north', 'North Board');
  codes.forEach((code, at) =>
    gateway.add(code, { generation: code.startsWith('A') ? 'v1' : 'v2', createdAt: (100 - at) * DAY_MS }),
  );
  return gateway;
}

async function list(gateway: FakeAccessCodeGateway, loaded?: CodeList): Promise<CodeList> {
  const answer = await new ListAccessCodes(gateway).execute('north', loaded);
  if (!answer.ok) throw new Error(answer.failure.kind);
  return answer.value;
}

const texts = ({ rows }: CodeList): string => rows.map(({ code }) => code).join(' ');

describe('ListAccessCodes', () => {
  it('returns the codes of both generations as one list, newest first', async () => {
    const loaded = await list(gatewayWith(['B1', 'A2', 'A3', 'B4']));
    expect([texts(loaded), loaded.total, loaded.isComplete]).toEqual(['B1 A2 A3 B4', 4, true]);
  });

  it('shows no code before all newer ones of the other generation are loaded', async () => {
    const gateway = gatewayWith(['A1', 'A2', 'A3', 'A4', 'B5', 'B6', 'B7']);
    const first = await list(gateway);
    expect([texts(first), first.isComplete]).toEqual(['A1 A2', false]);
    const second = await list(gateway, first);
    expect(texts(second)).toBe('A1 A2 A3 A4 B5 B6');
    const third = await list(gateway, second);
    expect([texts(third), third.isComplete, third.total]).toEqual(['A1 A2 A3 A4 B5 B6 B7', true, 7]);
  });

  it('loads only the page that comes next', async () => {
    const gateway = gatewayWith(['A1', 'A2', 'A3', 'A4', 'B5', 'B6', 'B7']);
    await list(gateway, await list(gateway));
    expect(gateway.planned.countOf('list')).toBe(3);
  });

  it('shows one generation without a total when the other cannot be loaded', async () => {
    const gateway = gatewayWith(['A1', 'B2']);
    gateway.planned.failNext('list', { kind: 'unreachable' });
    const loaded = await list(gateway);
    expect([texts(loaded), loaded.total, loaded.parts.v1]).toEqual([
      'B2',
      undefined,
      { status: 'failed', failure: { kind: 'unreachable' } },
    ]);
  });

  it('fails when neither generation can be loaded, or when a later page cannot', async () => {
    const gateway = gatewayWith(['A1', 'A2', 'A3']);
    const loaded = await list(gateway);
    gateway.planned.failNext('list', { kind: 'unreachable', status: 503 });
    expect(await new ListAccessCodes(gateway).execute('north', loaded)).toEqual({
      ok: false,
      failure: { kind: 'unreachable', status: 503 },
    });
    gateway.planned.failAlways('list', { kind: 'notAllowed' });
    expect(await new ListAccessCodes(gateway).execute('north')).toMatchObject({ failure: { kind: 'notAllowed' } });
  });

  it('starts over when the code at the end of the last page is gone', async () => {
    const gateway = gatewayWith(['B1', 'B2', 'B3', 'B4']);
    const loaded = await list(gateway);
    gateway.remove('B2');
    expect(texts(await list(gateway, loaded))).toBe('B1 B3');
  });

  it('lists a code once when it moved to the next page during the read', async () => {
    const gateway = gatewayWith(['B1', 'B2', 'B3', 'B4']);
    const loaded = await list(gateway);
    gateway.edit('B1', { createdAt: 97.5 * DAY_MS });
    expect(texts(await list(gateway, loaded))).toBe('B2 B3 B1');
  });

  it('counts the rows that could not be read', async () => {
    const gateway = gatewayWith(['A1', 'B2']);
    gateway.cannotRead(2);
    expect(await list(gateway)).toMatchObject({ unreadable: 4, total: 6 });
  });

  it('stops when the server’s pages form a loop, and reports the list as incomplete', async () => {
    const gateway = gatewayWith(['A1']);
    const page = { codes: [], total: 9, unreadable: 1 };
    const round: Pick<FakeAccessCodeGateway, 'list'> = {
      list: async (_organisation, generation, after) =>
        ok(generation === 'v1' ? { ...page, unreadable: 0 } : { ...page, next: after === 'B1' ? 'B2' : 'B1' }),
    };
    const use = new ListAccessCodes(Object.assign(gateway, round));
    let loaded = await list(gateway);
    for (let pages = 0; pages < 5; pages += 1) {
      const answer = await use.execute('north', loaded);
      if (!answer.ok) break;
      loaded = answer.value;
    }
    expect([loaded.unreadable, loaded.isComplete]).toEqual([2, false]);
    expect(await use.execute('north', loaded)).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});
