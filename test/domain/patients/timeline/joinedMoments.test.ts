import { mergeMoments } from '@/domain/patients/timeline/mergeMoments';
import { mergeNewestPage } from '@/domain/patients/timeline/mergeNewestPage';
import { aMoment } from '#test/support/builders/patients/aMoment';

describe('mergeMoments', () => {
  it('returns each moment once, newest first, though pages overlap', () => {
    const [a, b, c] = [
      aMoment({ momentId: 'a', at: 3 }),
      aMoment({ momentId: 'b', at: 2 }),
      aMoment({ momentId: 'c', at: 1 }),
    ];
    expect(mergeMoments([a, b], [b, c]).map(({ momentId }) => momentId)).toEqual(['a', 'b', 'c']);
  });

  it('keeps the later version, in any order', () => {
    const [old, changed] = [aMoment({ updatedAt: 1, note: 'old' }), aMoment({ updatedAt: 2, note: 'changed' })];
    expect(mergeMoments([old], [changed])[0]?.note).toBe('changed');
    expect(mergeMoments([changed], [old])[0]?.note).toBe('changed');
  });
});

describe('mergeNewestPage', () => {
  const [a, b, c, d] = (['a', 'b', 'c', 'd'] as const).map((momentId, index) =>
    aMoment({ momentId, at: 4 - index }),
  ) as [ReturnType<typeof aMoment>, ReturnType<typeof aMoment>, ReturnType<typeof aMoment>, ReturnType<typeof aMoment>];
  const none: ReadonlySet<string> = new Set();
  const idsOf = ({ moments }: ReturnType<typeof mergeNewestPage>): readonly string[] =>
    moments.map(({ momentId }) => momentId);

  it('drops moments that are missing in the range of the new page, and keeps older ones', () => {
    const renewed = mergeNewestPage([a, b, c, d], { moments: [a, c], isLast: false }, none);
    expect([idsOf(renewed), renewed.joins]).toEqual([['a', 'c', 'd'], true]);
  });

  it('drops all other moments if the new page is the last one', () => {
    expect(idsOf(mergeNewestPage([a, b, c, d], { moments: [a], isLast: true }, none))).toEqual(['a']);
    expect(idsOf(mergeNewestPage([a, b], { moments: [], isLast: true }, none))).toEqual([]);
  });

  it('keeps moments at the edge of the page, where the next page may begin', () => {
    const twin = aMoment({ momentId: 'twin', at: c.at });
    expect(idsOf(mergeNewestPage([a, c, twin, d], { moments: [a, c], isLast: false }, none))).toEqual([
      'a',
      'c',
      'twin',
      'd',
    ]);
  });

  it('keeps moments written while the page was loading', () => {
    expect(idsOf(mergeNewestPage([a, b], { moments: [b], isLast: true }, new Set(['a'])))).toEqual(['a', 'b']);
  });

  it('keeps no former moments if they do not adjoin the new page', () => {
    const renewed = mergeNewestPage([c, d], { moments: [a, b], isLast: false }, none);
    expect([idsOf(renewed), renewed.joins]).toEqual([['a', 'b'], false]);
  });
});
