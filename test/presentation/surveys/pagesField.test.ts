import { pagesField } from '@/presentation/surveys/pagesField';
import { anEnding, aPage, aQuestion } from '#test/support/builders/surveys/aSurvey';

const sound = aPage(aQuestion('a'), anEnding);

describe('the pages of a stored draft', () => {
  it('are read as they were written', () => {
    expect(pagesField.read(JSON.parse(JSON.stringify(sound)) as unknown)).toEqual(sound);
  });

  it.each([
    ['something other than a list', 'pages'],
    ['a page that is null', [null]],
    ['a question that is null', [{ ...sound[0], questions: [null] }]],
    ['a question of an unknown kind', [{ ...sound[0], questions: [{ ...aQuestion('a'), kind: 'drawing' }] }]],
    ['a text that is not a string', [{ ...sound[0], questions: [{ ...aQuestion('a'), text: 7 }] }]],
    ['an option that is null', [{ ...sound[0], questions: [{ ...aQuestion('a'), options: [null] }] }]],
    ['a condition without comparisons', [{ ...sound[0], questions: [{ ...aQuestion('a'), shownWhen: {} }] }]],
  ])('are rejected with %s', (_what, value) => {
    expect(pagesField.read(value)).toBeUndefined();
  });
});
