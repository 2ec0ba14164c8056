import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import { bandRanges } from '@/domain/patients/scores/bandRanges';

describe('toQuestionnaireReading', () => {
  it('reads a complete PHQ-9 with its band and its last item', () => {
    expect(toQuestionnaireReading('phq9', { at: 1, items: [2, 2, 2, 1, 1, 1, 0, 0, 1] })).toMatchObject({
      total: 10,
      band: 'moderate',
      selfHarm: 'flagged',
    });
  });

  it('returns no total and no band while an item is missing, but reads the last item', () => {
    expect(toQuestionnaireReading('phq9', { at: 1, items: [null, 2, 2, 1, 1, 1, 0, 0, 1] })).toMatchObject({
      total: null,
      band: null,
      selfHarm: 'flagged',
    });
  });

  it('requires no item of a GAD-7 that it does not have', () => {
    expect(toQuestionnaireReading('gad7', { at: 1, items: [3, 3, 3, 3, 3, 0, 0] })).toMatchObject({
      total: 15,
      band: 'severe',
      selfHarm: 'notAsked',
    });
  });
});

describe('bandRanges', () => {
  it('derives the ranges from the lowest totals and the highest total', () => {
    const bands = [
      { from: 20, band: 'severe' },
      { from: 15, band: 'moderatelySevere' },
      { from: 0, band: 'mild' },
    ];
    expect(bandRanges(bands, 27)).toBe('0 to 14 is mild, 15 to 19 is moderately severe and 20 to 27 is severe');
  });
});
