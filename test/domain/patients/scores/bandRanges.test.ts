import { bandRanges } from '@/domain/patients/scores/bandRanges';

describe('bandRanges', () => {
  it('follows the lowest totals and the highest total', () => {
    const bands = [
      { from: 20, band: 'severe' },
      { from: 15, band: 'moderatelySevere' },
      { from: 0, band: 'mild' },
    ];
    expect(bandRanges(bands, 27)).toBe('0 to 14 is mild, 15 to 19 is moderately severe and 20 to 27 is severe');
  });
});
