import { mergeMoments } from '@/domain/patients/timeline/mergeMoments';
import { mergeNewestPage } from '@/domain/patients/timeline/mergeNewestPage';
import { aMoment } from '#test/support/builders/patients/aMoment';

describe('withMoments', () => {
  it('shows each moment once, newest first, though pages overlap', () => {
    const [a, b, c] = [
      aMoment({ momentId: 'a', at: 3 }),
      aMoment({ momentId: 'b', at: 2 }),
      aMoment({ momentId: 'c', at: 1 }),
    ];
    expect(mergeMoments([a, b], [b, c]).map(({ momentId }) => momentId)).toEqual(['a', 'b', 'c']);
  });

  it('takes the later version, whichever came first', () => {
    const [old, changed] = [aMoment({ updatedAt: 1, note: 'old' }), aMoment({ updatedAt: 2, note: 'changed' })];
    expect(mergeMoments([old], [changed])[0]?.note).toBe('changed');
    expect(mergeMoments([changed], [old])[0]?.note).toBe('changed');
  });
});

describe('withNewestPage', () => {
  const [a, b, c, d] = (['a', 'b', 'c', 'd'] as const).map((momentId, index) =>
    aMoment({ momentId, at: 4 - index }),
  ) as [ReturnType<typeof aMoment>, ReturnType<typeof aMoment>, ReturnType<typeof aMoment>, ReturnType<typeof aMoment>];
  const none: ReadonlySet<string> = new Set();
  const idsOf = ({ moments }: ReturnType<typeof mergeNewestPage>): readonly string[] =>
    moments.map(({ momentId }) => momentId);

  it('drops what the answered time no longer contains, and keeps what is older', () => {
    const renewed = mergeNewestPage([a, b, c, d], { moments: [a, c], isLast: false }, none);
    expect([idsOf(renewed), renewed.joins]).toEqual([['a', 'c', 'd'], true]);
  });

  it('drops everything else where nothing older follows', () => {
    expect(idsOf(mergeNewestPage([a, b, c, d], { moments: [a], isLast: true }, none))).toEqual(['a']);
    expect(idsOf(mergeNewestPage([a, b], { moments: [], isLast: true }, none))).toEqual([]);
  });

  it('keeps what lies at the very edge, where the next page may begin', () => {
    const twin = aMoment({ momentId: 'twin', at: c.at });
    expect(idsOf(mergeNewestPage([a, c, twin, d], { moments: [a, c], isLast: false }, none))).toEqual([
      'a',
      'c',
      'twin',
      'd',
    ]);
  });

  it('keeps what was written while the page was on its way', () => {
    expect(idsOf(mergeNewestPage([a, b], { moments: [b], isLast: true }, new Set(['a'])))).toEqual(['a', 'b']);
  });

  it('keeps nothing of before where the two do not meet', () => {
    const renewed = mergeNewestPage([c, d], { moments: [a, b], isLast: false }, none);
    expect([idsOf(renewed), renewed.joins]).toEqual([['a', 'b'], false]);
  });
});
