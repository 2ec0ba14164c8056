import {
  addedQuestion,
  duplicated,
  moved,
  movedBefore,
  withAddedOption,
  withBlock,
  withoutQuestion,
} from '@/domain/surveys/surveyEdits';
import { questionsOf, type SurveyPage } from '@/domain/surveys/SurveyContent';
import { fixedBlocks } from '@/domain/surveys/fixedBlocks.rule';
import { aQuestion } from '#test/support/builders/surveys/aSurvey';

const page = (id: string, ...ids: readonly string[]): SurveyPage => ({
  ...{ id, title: '', questions: ids.map(one => aQuestion(one)) },
});
const pages = [page('p1', 'a', 'b'), page('p2', 'c')];
const order = (all: readonly SurveyPage[]) => all.map(({ questions }) => questions.map(({ id }) => id).join(' '));

describe('edits of a survey', () => {
  it('add a question after another, with a new id', () => {
    const { pages: next, id } = addedQuestion(pages, 'a');
    expect([order(next), id]).toEqual([['a question-4 b', 'c'], 'question-4']);
    expect(order(addedQuestion(pages, undefined).pages)).toEqual(['a b', 'c question-4']);
  });

  it('reuse no id that a condition still refers to', () => {
    const comparisons = [
      { question: 'question-4', operator: 'answered' },
      { question: 'b', operator: 'includes', value: 'answer-2' },
    ] as const;
    const options = [{ id: 'answer-1', text: 'Well' }];
    const several = { ...aQuestion('b', 'severalOf'), options };
    const asked = [page('p1', 'a'), { ...page('p2'), questions: [several] }];
    const conditional = { ...aQuestion('c'), shownWhen: { match: 'all', comparisons } } as const;
    const all = [...asked, { ...page('p3'), questions: [conditional] }];
    expect([addedQuestion(all, 'a').id, duplicated(all, 'a').id]).toEqual(['question-5', 'question-5']);
    expect(withAddedOption(all, several).options?.map(({ id }) => id)).toEqual(['answer-1', 'answer-3']);
    expect(withAddedOption(asked, several).options?.map(({ id }) => id)).toEqual(['answer-1', 'answer-2']);
  });

  it('move a question within its page and across its edge', () => {
    expect(order(moved(pages, 'a', 1))).toEqual(['b a', 'c']);
    expect(order(moved(pages, 'b', 1))).toEqual(['a', 'b c']);
    expect(order(moved(pages, 'c', -1))).toEqual(['a b c', '']);
    expect(moved(pages, 'a', -1)).toBe(pages);
    expect(order(movedBefore(pages, 'c', 'a'))).toEqual(['c a b', '']);
  });

  it('keep a block together in every move', () => {
    const withForm = withBlock(pages, 'gad7', 'a');
    const all = [
      moved(withForm, 'gad7-3', 1),
      movedBefore(withForm, 'gad7-1', 'c'),
      addedQuestion(withForm, 'gad7-2').pages,
    ];
    for (const next of all) expect(fixedBlocks({ survey: { pages: next } })).toEqual([]);
    expect(order(withoutQuestion(withForm, 'gad7-5'))).toEqual(['a b', 'c']);
    expect(duplicated(withForm, 'gad7-1').pages).toBe(withForm);
  });

  it('duplicate a question under another id', () => {
    const { pages: next, id } = duplicated(pages, 'a');
    expect([order(next)[0], questionsOf({ pages: next }).find(one => one.id === id)?.text]).toEqual([
      'a question-4 b',
      'Question a',
    ]);
  });
});
