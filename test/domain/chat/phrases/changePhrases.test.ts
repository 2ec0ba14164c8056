import { changePhrases, type PhraseChange } from '@/domain/chat/phrases/changePhrases';

const phrases = ['One', 'Two', 'Three'];

describe('changePhrases', () => {
  it.each<[string, PhraseChange, readonly string[]]>([
    ['adds a new phrase at the end', { kind: 'add', text: ' Four ' }, ['One', 'Two', 'Three', 'Four']],
    ['restores a phrase at its position', { kind: 'add', text: 'Four', at: 1 }, ['One', 'Four', 'Two', 'Three']],
    ['does not add a phrase twice', { kind: 'add', text: 'Two' }, phrases],
    [
      'keeps the position of a changed phrase',
      { kind: 'replace', phrase: 'Two', text: 'Zwei' },
      ['One', 'Zwei', 'Three'],
    ],
    [
      'adds a changed phrase that was removed elsewhere',
      { kind: 'replace', phrase: 'Four', text: 'Vier' },
      ['One', 'Two', 'Three', 'Vier'],
    ],
    ['removes a phrase', { kind: 'remove', phrase: 'One' }, ['Two', 'Three']],
    ['removes nothing when the phrase is already gone', { kind: 'remove', phrase: 'Four' }, phrases],
  ])('%s', (_, change, expected) => {
    const once = changePhrases(phrases, change);
    expect(once).toEqual(expected);
    expect(changePhrases(once, change)).toEqual(expected);
  });
});
