import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';

describe('toQuestionnaireReading', () => {
  it('reads a whole PHQ-9 with its band and its last item', () => {
    expect(toQuestionnaireReading('phq9', { at: 1, items: [2, 2, 2, 1, 1, 1, 0, 0, 1] })).toMatchObject({
      total: 10,
      band: 'moderate',
      selfHarm: 'flagged',
    });
  });

  it('has neither total nor band while an item is missing, and still sees the last one', () => {
    expect(toQuestionnaireReading('phq9', { at: 1, items: [null, 2, 2, 1, 1, 1, 0, 0, 1] })).toMatchObject({
      total: null,
      band: null,
      selfHarm: 'flagged',
    });
  });

  it('asks a GAD-7 for no item that it does not have', () => {
    expect(toQuestionnaireReading('gad7', { at: 1, items: [3, 3, 3, 3, 3, 0, 0] })).toMatchObject({
      total: 15,
      band: 'severe',
      selfHarm: 'notAsked',
    });
  });
});
