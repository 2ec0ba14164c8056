import type { WrittenType } from './Diary';

/** Journal entries of practice patients. */
export const journalEntries = [
  'Woke up before the alarm. The mornings are still the worst part.',
  'Called my sister. We laughed about the old flat.',
  'I stayed in bed until eleven and felt bad about it.',
  'Slept through for the first time this week.',
  'The bus was full and my heart was racing. I stayed on until my stop.',
  'Nothing much today. Cooked soup, that was good.',
];

/** Texts in exercises; an exercise is picked first, then one of its texts. */
export const exercises = {
  positive: ['My neighbour brought me tomatoes from her garden.', 'The sun on the kitchen table.'],
  'risk-factor': ['I have cancelled on friends three times now.', 'Drinking alone on Fridays.'],
  resilience: ['I have come through a winter like this before.', 'My sister answers whenever I call.'],
  unhealthy: ['Scrolled until two in the morning.', 'Skipped lunch again.'],
  'core-belief': ['I am only worth something when I work.', 'People leave.'],
  'being-objective': ['My boss said one sentence. I heard a whole verdict in it.', 'One bad night is not a relapse.'],
  'automatic-thoughts': ['They must all have noticed.', 'I will never get this done.'],
  'hot-thought-exercise': ['The thought: I am a burden. What speaks against it: they keep on asking me to come.'],
  'hot-thought': ['I am a burden to everybody.', 'It will never get better.'],
  'cbt-evidence': ['For it: I was late twice. Against it: nobody has complained in a year.'],
  cbt: ['Situation: the meeting. Feeling: fear, 7 of 10. Afterwards: 4 of 10.'],
  progress: ['I went to the group alone.', 'A whole week without cancelling anything.'],
} as const satisfies Readonly<Record<Exclude<WrittenType, 'journal'>, readonly string[]>>;

export const exerciseNames = Object.keys(exercises) as readonly (keyof typeof exercises)[];
