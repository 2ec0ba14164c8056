import { rule } from '../kernel/rule';
import { blockQuestions } from './blockQuestions';
import { BLOCKS, questionsOf, type Block, type Question, type SurveyContent } from './SurveyContent';

export interface ChangedBlock {
  readonly block: Block;
  /** `wording`: an item, its answers or its id differ; `order`: items are missing, repeated, separated or out of order. */
  readonly reason: 'wording' | 'order' | 'condition';
}

/** Returns PHQ-9 and GAD-7 blocks that differ from the validated form. */
export const fixedBlocks = rule(
  {
    id: 'CR-SURVEY-10',
    statement:
      'PHQ-9 and GAD-7 are placed in a survey as a block: every item once, one after the other on one page, in ' +
      'the order, wording and answers of the form, and each item is required. A condition applies to the whole ' +
      'block. Any other form would be a different questionnaire with a meaningless score.',
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

/** Serialises the validated parts of an item for comparison. */
const written = ({ id, kind, text, required, options = [], selfHarm = false, block }: Question): string =>
  JSON.stringify([
    ...[id, kind, text, required, selfHarm, block],
    ...options.map(one => [one.id, one.text, one.none === true]),
  ]);
