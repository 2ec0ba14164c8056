interface Reaction {
  readonly to: RegExp;
  readonly says: readonly string[];
}

const reactions: readonly Reaction[] = [
  {
    to: /\bsafe\b|harm|suicid|999/i,
    says: ['I am safe right now. My neighbour is here.', 'I am safe. It helps that you ask.'],
  },
  {
    to: /sleep|slept|night|tired/i,
    says: ['I slept a little, perhaps four hours.', 'Badly. I was up at three again.', 'A bit better than on Monday.'],
  },
  {
    to: /appointment|friday|tomorrow|see you/i,
    says: ['Yes, that works for me.', 'Could it be a bit later?', 'I have written it down.'],
  },
  {
    to: /^(hi|hello|good (morning|afternoon|evening))\b/i,
    says: ['Hello. I am glad you are here.', 'Hi. I was hoping that you would write.'],
  },
  { to: /thank|well done|proud|great/i, says: ['That means a lot.', 'Thank you for saying that.', '🙂'] },
  {
    to: /\?\s*$/,
    says: [
      'I am not sure. Maybe it is the mornings.',
      'Yes, a bit.',
      'No, not today.',
      'Can I think about that?',
      'Since the weekend, I think.',
    ],
  },
];

const anything = [
  'OK.',
  'I will try that.',
  'That makes sense.',
  'I had not seen it like that.',
  'It is hard to write about it.',
  'Give me a moment, please.',
  'I have read that twice now.',
];

/** A practice patient's possible reactions to a text of the therapist. */
export function reactionsTo(text: string): readonly string[] {
  return reactions.find(({ to }) => to.test(text))?.says ?? anything;
}

export const unasked = [
  'Are you there?',
  'I just wanted to say that today was a little easier.',
  'It is one of those evenings.',
  'I did the breathing on the bus.',
  'I wrote three pages in the diary.',
  'My heart is racing again and I do not know why.',
];

export const requests = [
  'Could I talk to somebody, please? It is not urgent, but it is heavy.',
  'I do not know where to begin. Is somebody there?',
  'My doctor said that I could write here.',
  'I have panic attacks and I am alone tonight.',
];
