import { rule } from '../kernel/rule';
import { blockQuestions } from './blockQuestions';
import { BLOCKS, questionsOf, type Block, type Question, type SurveyContent } from './SurveyContent';

export interface ChangedBlock {
  readonly block: Block;
  /** `wording`: an item, its answers or its id differ; `order`: items are missing, doubled, apart or in another order. */
  readonly reason: 'wording' | 'order' | 'condition';
}

/** PHQ-9 and GAD-7 in a survey that are not what was validated. */
export const fixedBlocks = rule(
  {
    id: 'CR-SURVEY-10',
    statement:
      'PHQ-9 and GAD-7 are placed as a block: every item once, one after the other on one page, in the order, the words ' +
      'and with the answers of the form, each of which must be answered. A condition is that of the whole block. ' +
      'Anything else would be another questionnaire, whose score means nothing.',
    source: 'DESIGN §9 row 71; PAPER Kroenke 2001; PAPER Spitzer 2006',
    hazards: ['HAZ-19'],
  },
  ({ survey }: { readonly survey: SurveyContent }): readonly ChangedBlock[] =>
    BLOCKS.flatMap(block => {
      const reason = reasonOf(survey, block);
      return reason === undefined ? [] : [{ block, reason }];
    }),
);

function reasonOf(survey: SurveyContent, block: Block): ChangedBlock['reason'] | undefined {
  const wanted = blockQuestions(block);
  const ids = new Set(wanted.map(({ id }) => id));
  const isPart = (question: Question): boolean => question.block === block || ids.has(question.id);
  const found = questionsOf(survey).filter(isPart);
  if (found.length === 0) return undefined;
  const onPages = survey.pages.map(({ questions }) => questions).filter(questions => questions.some(isPart));
  const page = onPages.slice(0, 1).flat();
  const first = page.findIndex(isPart);
  const placed = page.slice(first, first + wanted.length);
  const isInOrder = placed.length === wanted.length && wanted.every(({ id }, place) => placed[place]?.id === id);
  if (found.length !== wanted.length || !isInOrder) return 'order';
  const texts = placed.map(written);
  if (!wanted.every((question, place) => written(question) === texts[place])) return 'wording';
  const conditions = new Set(placed.map(({ shownWhen }) => JSON.stringify(shownWhen)));
  return conditions.size === 1 ? undefined : 'condition';
}

/** What makes an item of a questionnaire what it is, as one text to compare. */
const written = ({ id, kind, text, required, options = [], selfHarm = false, block }: Question): string =>
  JSON.stringify([
    ...[id, kind, text, required, selfHarm, block],
    ...options.map(one => [one.id, one.text, one.none === true]),
  ]);
