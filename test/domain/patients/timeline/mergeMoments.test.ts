import { mergeMoments } from '@/domain/patients/timeline/mergeMoments';
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
