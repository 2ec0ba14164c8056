import { blockQuestions } from './blockQuestions';
import { questionsOf, type Block, type Comparison, type Question, type SurveyPage } from './SurveyContent';

type Pages = readonly SurveyPage[];

/** Returns an unused name, such as `question-3`. */
export function freeWord(prefix: string, taken: readonly string[]): string {
  let number = taken.length + 1;
  while (taken.includes(`${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}

/**
 * Names that no new question may get: those of all questions, and those in conditions on removed questions, which would
 * silently apply to the new question.
 */
const idsOf = (pages: Pages): readonly string[] => [
  ...new Set([...questionsOf({ pages }).map(({ id }) => id), ...comparisonsOf(pages).map(({ question }) => question)]),
];

const comparisonsOf = (pages: Pages): readonly Comparison[] =>
  questionsOf({ pages }).flatMap(({ shownWhen }) => shownWhen?.comparisons ?? []);

const eachPage = (pages: Pages, change: (questions: readonly Question[]) => readonly Question[]): Pages =>
  pages.map(page => ({ ...page, questions: change(page.questions) }));

/** Adds a question after another one, or at the end of the last page. */
export function addedQuestion(pages: Pages, after: string | undefined): { readonly pages: Pages; readonly id: string } {
  const id = freeWord('question', idsOf(pages));
  const question: Question = { id, kind: 'statement', text: '', required: false };
  return { pages: withInserted(pages, [question], after), id };
}

/** Adds a questionnaire as printed. */
export const withBlock = (pages: Pages, block: Block, after: string | undefined): Pages =>
  withInserted(pages, blockQuestions(block), after);

function withInserted(pages: Pages, questions: readonly Question[], after: string | undefined): Pages {
  const place = pages.findIndex(page => page.questions.some(({ id }) => id === after));
  const wanted = place < 0 ? pages.length - 1 : place;
  return pages.map((page, index) => {
    if (index !== wanted) return page;
    const from = unitEnd(
      page.questions,
      page.questions.findIndex(({ id }) => id === after),
    );
    return { ...page, questions: [...page.questions.slice(0, from), ...questions, ...page.questions.slice(from)] };
  });
}

/** Returns the index after a question, or after the block it belongs to. */
function unitEnd(questions: readonly Question[], place: number): number {
  if (place < 0) return questions.length;
  const block = questions[place]?.block;
  let end = place + 1;
  while (block !== undefined && questions[end]?.block === block) end += 1;
  return end;
}

export const withAddedPage = (pages: Pages): Pages => [
  ...pages,
  {
    id: freeWord(
      'page',
      pages.map(({ id }) => id),
    ),
    title: '',
    questions: [],
  },
];

export const withPageTitle = (pages: Pages, id: string, title: string): Pages =>
  pages.map(page => (page.id === id ? { ...page, title } : page));

export const withoutPage = (pages: Pages, id: string): Pages => pages.filter(page => page.id !== id);

export const withQuestion = (pages: Pages, question: Question): Pages =>
  eachPage(pages, questions =>
    questions.some(({ id }) => id === question.id)
      ? questions.map(one => (one.id === question.id ? question : one))
      : questions,
  );

/** Adds an option under a name that no condition on a removed option uses. */
export function withAddedOption(pages: Pages, question: Question): Question {
  const { id, options = [] } = question;
  const compared = comparisonsOf(pages).flatMap(one => (one.question === id ? String(one.value) : []));
  const word = freeWord('answer', [...new Set([...options.map(option => option.id), ...compared])]);
  return { ...question, options: [...options, { id: word, text: '' }] };
}

/** Removes a question, or the block it belongs to. */
export function withoutQuestion(pages: Pages, id: string): Pages {
  const block = questionsOf({ pages }).find(one => one.id === id)?.block;
  return eachPage(pages, questions =>
    questions.filter(one => (block === undefined ? one.id !== id : one.block !== block)),
  );
}

/** Inserts a copy after the question, with a new id. */
export function duplicated(pages: Pages, id: string): { readonly pages: Pages; readonly id: string } {
  const original = questionsOf({ pages }).find(one => one.id === id);
  if (!original || original.block !== undefined) return { pages, id };
  const copy = { ...original, id: freeWord('question', idsOf(pages)) };
  return { pages: withInserted(pages, [copy], id), id: copy.id };
}

/** Moves a question, or its block, one place up or down, also across pages. */
export function moved(pages: Pages, id: string, by: 1 | -1): Pages {
  const from = pages.findIndex(page => page.questions.some(one => one.id === id));
  const page = pages[from];
  if (!page) return pages;
  const units = unitsOf(page.questions);
  const place = units.findIndex(unit => unit.some(one => one.id === id));
  const target = place + by;
  const unit = units[place] ?? [];
  if (target >= 0 && target < units.length) {
    const order = units.filter((_, index) => index !== place);
    order.splice(target, 0, unit);
    return pages.map((one, index) => (index === from ? { ...one, questions: order.flat() } : one));
  }
  const next = pages[from + by];
  if (!next) return pages;
  return pages.map((one, index) => {
    if (index === from) return { ...one, questions: one.questions.filter(question => !unit.includes(question)) };
    if (index !== from + by) return one;
    return { ...one, questions: by === 1 ? [...unit, ...one.questions] : [...one.questions, ...unit] };
  });
}

/** Moves a question, or its block, before another one. */
export function movedBefore(pages: Pages, id: string, before: string): Pages {
  const unit = pages
    .flatMap(({ questions }) => unitsOf(questions))
    .find(one => one.some(question => question.id === id));
  if (!unit || unit.some(question => question.id === before)) return pages;
  const without = eachPage(pages, questions => questions.filter(question => !unit.includes(question)));
  return eachPage(without, questions => {
    const units = unitsOf(questions);
    const place = units.findIndex(one => one.some(question => question.id === before));
    return place < 0 ? questions : [...units.slice(0, place), unit, ...units.slice(place)].flat();
  });
}

/** Single questions, and blocks as a whole. */
function unitsOf(questions: readonly Question[]): Question[][] {
  const units: Question[][] = [];
  for (const question of questions) {
    const last = units.at(-1);
    if (last && question.block !== undefined && last[0]?.block === question.block) last.push(question);
    else units.push([question]);
  }
  return units;
}

/** Every edit of the pages of a survey. */
export const surveyEdits = {
  addedQuestion,
  duplicated,
  moved,
  movedBefore,
  withAddedOption,
  withAddedPage,
  withBlock,
  withoutPage,
  withoutQuestion,
  withPageTitle,
  withQuestion,
} as const;
