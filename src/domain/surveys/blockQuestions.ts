import type { AnswerOption, Block, Question } from './SurveyContent';

/** The first words of the form, as printed. */
const LEAD = 'Over the last two weeks, how often have you been bothered by';

/**
 * Returns the words to show above an item of a block; undefined for other questions. Without them an item does not say
 * which weeks are meant, and is another question.
 */
export const blockLead = ({ block }: Pick<Question, 'block'>): string | undefined =>
  block === undefined ? undefined : LEAD;

/** Returns the text of a question on its own, for an item of a block with the words above it. */
export function textWithLead(question: Pick<Question, 'block' | 'text'>): string {
  const lead = blockLead(question);
  return lead === undefined ? question.text : `${lead}: ${question.text}`;
}

const ANSWERS: readonly AnswerOption[] = [
  { id: '0', text: 'Not at all' },
  { id: '1', text: 'Several days' },
  { id: '2', text: 'More than half the days' },
  { id: '3', text: 'Nearly every day' },
];

/** Verbatim items: a different wording would be a different questionnaire. */
const items: Readonly<Record<Block, readonly string[]>> = {
  phq9: [
    'Little interest or pleasure in doing things',
    'Feeling down, depressed, or hopeless',
    'Trouble falling or staying asleep, or sleeping too much',
    'Feeling tired or having little energy',
    'Poor appetite or overeating',
    'Feeling bad about yourself, or that you are a failure or have let yourself or your family down',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
    'Moving or speaking so slowly that other people could have noticed; or the opposite, being so fidgety or restless ' +
      'that you have been moving around a lot more than usual',
    'Thoughts that you would be better off dead, or of hurting yourself in some way',
  ],
  gad7: [
    'Feeling nervous, anxious, or on edge',
    'Not being able to stop or control worrying',
    'Worrying too much about different things',
    'Trouble relaxing',
    'Being so restless that it is hard to sit still',
    'Becoming easily annoyed or irritable',
    'Feeling afraid, as if something awful might happen',
  ],
};

const SELF_HARM_ITEM = 'phq9-9';

export const blockQuestions = (block: Block): readonly Question[] =>
  items[block].map((text, place) => {
    const id = `${block}-${place + 1}`;
    const asks = id === SELF_HARM_ITEM;
    return {
      id,
      kind: 'oneOf',
      text,
      required: true,
      options: asks ? ANSWERS.map(one => (one.id === '0' ? { ...one, none: true } : one)) : ANSWERS,
      selfHarm: asks,
      block,
    };
  });
