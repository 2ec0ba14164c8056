import { loadLatestPhq9 } from '@/application/patients/scores/loadLatestPhq9';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

const clear = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const flagged = [0, 0, 0, 0, 0, 0, 0, 0, 2];
const deleted = { at: Date.UTC(2026, 10, 20), by: { userId: 'u-cleo', name: 'Cleo Park' } };
const phq9 = (momentId: string, day: number, items: readonly number[]) =>
  aMoment({ momentId, type: 'phq9', at: Date.UTC(2026, 10, day), items });

function historyOf(...moments: readonly ReturnType<typeof phq9>[]) {
  const history = new FakePatientHistory();
  history.put(...moments);
  return history;
}

describe('loadLatestPhq9', () => {
  it('returns the newest, whatever else was recorded since', async () => {
    const history = historyOf(phq9('old', 1, clear), phq9('new', 10, flagged), aMoment({ at: Date.UTC(2026, 10, 19) }));
    expect(await loadLatestPhq9(history, 'p-ana')).toEqual({
      ok: true,
      value: { at: Date.UTC(2026, 10, 10), items: flagged },
    });
  });

  it('passes over those that were deleted', async () => {
    const { items: _, ...bare } = phq9('gone', 10, flagged);
    const history = historyOf(phq9('old', 1, clear), { ...bare, deleted });
    expect(await loadLatestPhq9(history, 'p-ana')).toMatchObject({ ok: true, value: { items: clear } });
  });

  it('gives no older one for one without answers', async () => {
    const { items: _, ...bare } = phq9('new', 10, flagged);
    expect(await loadLatestPhq9(historyOf(phq9('old', 1, clear), bare), 'p-ana')).toEqual({
      ok: false,
      failure: { kind: 'refused' },
    });
  });

  it('says that there is none', async () => {
    expect(await loadLatestPhq9(historyOf(aMoment()), 'p-ana')).toEqual({ ok: true, value: null });
  });

  it('gives no older one for one that could not be read', async () => {
    const history = historyOf(phq9('old', 1, clear), phq9('new', 10, flagged));
    history.unreadableIds.add('new');
    expect(await loadLatestPhq9(history, 'p-ana')).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});
