import { blockQuestions } from '@/domain/surveys/blockQuestions';
import { fromFhir } from '@/domain/surveys/fromFhir';
import type { SurveyPage } from '@/domain/surveys/SurveyContent';
import { toFhir } from '@/domain/surveys/toFhir';
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
  it('are restored from an export', () => {
    expect(fromFhir(toFhir('Check-in', pages))).toEqual({ kind: 'survey', title: 'Check-in', pages, skipped: [] });
  });

  it('include the words above the items of a PHQ-9 or GAD-7', () => {
    const block = { id: 'page-1', title: '', questions: blockQuestions('gad7').slice(0, 1) };
    expect(JSON.parse(toFhir('Check-in', [block]))).toMatchObject({
      item: [
        {
          item: [
            {
              text: 'Over the last two weeks, how often have you been bothered by: Feeling nervous, anxious, or on edge',
            },
          ],
        },
      ],
    });
  });

  it('are rejected if the file contains something else', () => {
    expect([fromFhir('{'), fromFhir('null'), fromFhir('{"resourceType":"Patient"}')].map(({ kind }) => kind)).toEqual([
      'notJson',
      'notQuestionnaire',
      'notQuestionnaire',
    ]);
  });

  it('name what could not be imported', () => {
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
      skipped: ['q1.type quantity', 'q2.initial', 'q2.enableWhen', '?.linkId', 'q3.answerOption'],
      pages: [{ id: 'page-1', questions: [{ id: 'q2' }, { id: 'q3', options: [{ id: 'yes-please' }] }] }],
    });
  });

  it.each([
    ['that are not a list', '{"resourceType":"Questionnaire","item":{"linkId":"q1","type":"boolean"}}'],
    ['that are empty', file()],
    ['of which none can be imported', file({ linkId: 'q1', type: 'quantity' })],
  ])('are rejected with questions %s', (_what, json) => {
    expect(fromFhir(json)).toEqual({ kind: 'noQuestions' });
  });

  const whether = { question: 'q0', operator: '=', answerBoolean: true };
  const list = (length: number, of: (at: number) => object): object[] => Array.from({ length }, (_, at) => of(at));

  it.each([
    ['questions below it', { item: [{ linkId: 'q2', type: 'boolean' }] }, 'q1.item'],
    ['a text that is too long', { text: 'x'.repeat(2_001) }, 'q1.text'],
    ['a text that is not a string', { text: 7 }, 'q1.text'],
    ['a "required" that is not a boolean', { required: 'yes' }, 'q1.required'],
    ['several texts', { repeats: true }, 'q1.repeats'],
    ['a maximum length above the limit', { maxLength: 10_001 }, 'q1.maxLength'],
    ['answers that are not a list', { type: 'coding', answerOption: {} }, 'q1.answerOption'],
    ['an answer that is not an object', { type: 'coding', answerOption: ['First'] }, 'q1.answerOption'],
    [
      'an answer above the maximum length',
      { type: 'coding', answerOption: [{ valueString: 'x'.repeat(301) }] },
      'q1.answerOption',
    ],
    [
      '41 answers',
      { type: 'coding', answerOption: list(41, at => ({ valueString: `Answer ${at}` })) },
      'q1.answerOption',
    ],
    ['a condition that is not an object', { enableWhen: [null] }, 'q1.enableWhen'],
    ['"exists" without yes or no', { enableWhen: [{ question: 'q0', operator: 'exists' }] }, 'q1.enableWhen'],
    ['a value of another type', { enableWhen: [{ ...whether, answerBoolean: 'true' }] }, 'q1.enableWhen'],
    ['21 comparisons', { enableWhen: list(21, () => whether), enableBehavior: 'all' }, 'q1.enableWhen'],
    ['an unknown behaviour', { enableWhen: [whether], enableBehavior: 'some' }, 'q1.enableBehavior'],
    ['no behaviour for two conditions', { enableWhen: [whether, whether] }, 'q1.enableBehavior'],
  ])('name what could not be imported unchanged: %s', (_what, part, left) => {
    const read = fromFhir(
      file({ linkId: 'q0', type: 'boolean', text: 'Well?' }, { linkId: 'q1', type: 'string', text: 'How?', ...part }),
    );
    expect(read).toMatchObject({ kind: 'survey', skipped: [left] });
  });

  it('name the condition of a group, which its questions lose', () => {
    const shown = { enableWhen: [{ question: 'q0', operator: 'exists', answerBoolean: true }] };
    const read = fromFhir(file({ linkId: 'p', type: 'group', ...shown, item: [{ linkId: 'q1', type: 'boolean' }] }));
    expect(read).toMatchObject({ skipped: ['p.enableWhen'] });
  });

  it('name what exceeds the limits of a survey', () => {
    const many = Array.from({ length: 301 }, (_, at) => ({ linkId: `q${at}`, type: 'boolean', text: 'Well?' }));
    const read = fromFhir(file({ linkId: 'p', type: 'group', text: 'x'.repeat(121), item: many }, null as never));
    expect(read).toMatchObject({ skipped: ['item', 'p.text', 'q300'] });
    const pages = Array.from({ length: 51 }, (_, at) => ({ linkId: `p${at}`, type: 'group', item: [many[at]] }));
    expect(fromFhir(file(...pages))).toMatchObject({ skipped: ['p50'] });
  });

  it('have no effect outside the survey, whatever names they contain', () => {
    const json =
      '{"resourceType":"Questionnaire","__proto__":{"item":[]},"item":[{"linkId":"constructor","type":"boolean"}]}';
    const read = fromFhir(json);
    expect(read).toMatchObject({ skipped: ['__proto__'], pages: [{ questions: [{ id: 'constructor' }] }] });
    expect(({} as Record<string, unknown>)['item']).toBeUndefined();
  });
});
