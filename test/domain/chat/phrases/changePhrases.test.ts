import { changePhrases, type PhraseChange } from '@/domain/chat/phrases/changePhrases';

const phrases = ['One', 'Two', 'Three'];

describe('changePhrases', () => {
  it.each<[string, PhraseChange, readonly string[]]>([
    ['a new one stands at the end', { kind: 'add', text: ' Four ' }, ['One', 'Two', 'Three', 'Four']],
    [
      'one that is put back stands where it stood',
      { kind: 'add', text: 'Four', at: 1 },
      ['One', 'Four', 'Two', 'Three'],
    ],
    ['one that is there already is not there twice', { kind: 'add', text: 'Two' }, phrases],
    ['a changed one stays in its place', { kind: 'replace', phrase: 'Two', text: 'Zwei' }, ['One', 'Zwei', 'Three']],
    [
      'the change of one that is gone is not lost',
      { kind: 'replace', phrase: 'Four', text: 'Vier' },
      ['One', 'Two', 'Three', 'Vier'],
    ],
    ['one is taken out', { kind: 'remove', phrase: 'One' }, ['Two', 'Three']],
    ['one that is gone already is no other', { kind: 'remove', phrase: 'Four' }, phrases],
  ])('%s', (_, change, expected) => {
    const once = changePhrases(phrases, change);
    expect(once).toEqual(expected);
    expect(changePhrases(once, change)).toEqual(expected);
  });
});
