import { fromFhir, toFhir } from '@/domain/surveys/fromFhir';
import type { SurveyPage } from '@/domain/surveys/SurveyContent';
import { anEnding, aQuestion } from '#test/support/builders/surveys/aSurvey';

const options = [
  { id: 'a', text: 'First' },
  { id: 'b', text: 'Second' },
];
const pages: readonly SurveyPage[] = [
  {
    id: 'page-1',
    title: 'About you',
    questions: [
      aQuestion('yes-no'),
      aQuestion('one', 'oneOf', { options }),
      aQuestion('several', 'severalOf', { options, required: false }),
      aQuestion('number', 'number'),
      aQuestion('points', 'scale'),
      aQuestion('day', 'date'),
      aQuestion('short', 'shortText', { longest: 60 }),
    ],
  },
  {
    id: 'page-2',
    title: '',
    questions: [
      aQuestion('long', 'longText', {
        shownWhen: {
          match: 'any',
          comparisons: [
            { question: 'yes-no', operator: 'is', value: true },
            { question: 'one', operator: 'isNot', value: 'b' },
            { question: 'several', operator: 'includes', value: 'a' },
            { question: 'several', operator: 'excludes', value: 'b' },
            { question: 'number', operator: 'atLeast', value: 1.5 },
            { question: 'points', operator: 'below', value: 4 },
            { question: 'day', operator: 'above', value: '2026-03-29' },
            { question: 'short', operator: 'notAnswered' },
          ],
        },
      }),
      anEnding,
    ],
  },
];

const file = (...item: readonly object[]): string => JSON.stringify({ resourceType: 'Questionnaire', item });

describe('FHIR questionnaires', () => {
  it('come back as they were exported', () => {
    expect(fromFhir(toFhir('Check-in', pages))).toEqual({ kind: 'survey', title: 'Check-in', pages, left: [] });
  });

  it('are refused where the file holds something else', () => {
    expect([fromFhir('{'), fromFhir('null'), fromFhir('{"resourceType":"Patient"}')].map(({ kind }) => kind)).toEqual([
      'notJson',
      'notQuestionnaire',
      'notQuestionnaire',
    ]);
  });

  it('name what could not be taken', () => {
    const read = fromFhir(
      file(
        { linkId: 'q1', type: 'quantity', text: 'How heavy?' },
        {
          linkId: 'q2',
          type: 'boolean',
          text: 'Well?',
          initial: [{}],
          enableWhen: [{ question: 'q1', operator: '~' }],
        },
        { type: 'string' },
        { linkId: 'q3', type: 'coding', answerOption: [{ valueInteger: 5 }, { valueString: 'Yes please' }] },
      ),
    );
    expect(read).toMatchObject({
      left: ['q1.type quantity', 'q2.initial', 'q2.enableWhen', '?.linkId', 'q3.answerOption'],
      pages: [{ id: 'page-1', questions: [{ id: 'q2' }, { id: 'q3', options: [{ id: 'yes-please' }] }] }],
    });
  });

  it('change nothing beside the survey, whatever their names are', () => {
    const json =
      '{"resourceType":"Questionnaire","__proto__":{"item":[]},"item":[{"linkId":"constructor","type":"boolean"}]}';
    const read = fromFhir(json);
    expect(read).toMatchObject({ left: ['__proto__'], pages: [{ questions: [{ id: 'constructor' }] }] });
    expect(({} as Record<string, unknown>)['item']).toBeUndefined();
  });
});
