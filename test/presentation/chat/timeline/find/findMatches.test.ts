import { findMatches } from '@/presentation/chat/timeline/find/findMatches';

const found = (text: string, words: string) => findMatches(text, words).map(([start, end]) => text.slice(start, end));

describe('foundIn', () => {
  it.each([
    ['I am tired, so tired.', 'tired', ['tired', 'tired']],
    ['A CAFE\u0301 at noon', 'café', ['CAFE\u0301']],
    ['Straße 7', 'strasse', ['Straße']],
    ['Straße 7', 'as', ['aß']],
    ['at   the\nend', 'the end', ['the\nend']],
    ['It’s late', "it's", ['It’s']],
    ['👩‍⚕️ here', 'here', ['here']],
    ['aaa', 'aa', ['aa']],
    ['Nothing', 'else', []],
    ['Nothing', ' ', []],
  ])('finds in "%s" the words "%s" as they are written there', (text, words, expected) => {
    expect(found(text, words)).toEqual(expected);
  });
});
