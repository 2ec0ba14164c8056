import { ReadTimeline } from '@/application/patients/timeline/ReadTimeline';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

function setUp(count: number) {
  const history = new FakePatientHistory();
  history.put(
    ...Array.from({ length: count }, (_, place) =>
      aMoment({ momentId: `m-${place}`, at: 1_000 - place, type: place % 2 === 0 ? 'note' : 'phq9' }),
    ),
  );
  return { history, read: new ReadTimeline(history) };
}

describe('ReadTimeline', () => {
  it('reads page after page, the newest first, each moment once', async () => {
    const { read } = setUp(120);
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read.execute>> = await read.execute({
        patientId: 'p-ana',
        ...(cursor !== null && { cursor }),
      });
      if (!page.ok) throw new Error('It can be read.');
      ids.push(...page.value.moments.map(({ momentId }) => momentId));
      cursor = page.value.cursor;
    } while (cursor !== null);
    expect(ids).toEqual(Array.from({ length: 120 }, (_, place) => `m-${place}`));
  });

  it('loads the requested types, and every type without a request', async () => {
    const { read } = setUp(4);
    const of = async (types: readonly ('note' | 'phq9')[]) => {
      const page = await read.execute({ patientId: 'p-ana', types });
      return page.ok && page.value.moments.map(({ type }) => type);
    };
    expect(await of(['phq9'])).toEqual(['phq9', 'phq9']);
    expect(await of([])).toHaveLength(4);
  });

  it('says when the history could not be read', async () => {
    const { history, read } = setUp(4);
    history.planned.failNext('page', { kind: 'notAllowed' });
    expect(await read.execute({ patientId: 'p-ana' })).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
  });
});
