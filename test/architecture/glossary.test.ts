import { readFileSync } from 'node:fs';
import { bearsWord, goneNames, unusedWords } from './support/glossaryWords';
import { declaredNames, glossaryFaults, type OtherMeanings } from './support/glossary';
import { sourceTree } from './support/readTree';

const otherMeanings = JSON.parse(readFileSync('test/architecture/glossaryWords.json', 'utf8')) as OtherMeanings;

describe('the names of the code', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  const names = declaredNames(sourceTree(process.cwd()));

  it('contain no word that the glossary rejects', () => {
    const words = unusedWords(glossary);
    expect(words.length).toBeGreaterThan(120);
    expect(glossaryFaults(words, names, otherMeanings)).toEqual([]);
  });

  it('contain no name that is gone', () => {
    const gone = goneNames(glossary);
    expect(gone.length).toBeGreaterThan(60);
    expect(glossaryFaults(gone, names)).toEqual([]);
  });
});

describe('the check of names', () => {
  const words = [{ word: 'admin user', term: 'administrator' }];
  const namesOf = (text: string) => declaredNames(new Map([['src/domain/users/a.ts', text]]));

  it('finds a word or a phrase in every kind of declaration', () => {
    const text = 'class AdminUser { adminUsers = 1; setAdminUser(adminUserId: string) {} } const ADMIN_USER = 1;';
    expect(glossaryFaults(words, namesOf(text))).toHaveLength(5);
  });

  it('ignores texts, comments, names of libraries and parts of other words', () => {
    const text =
      "import { adminUser } from 'a'; const admin = adminUser.adminUser; // AdminUser\nconst madAdminUsers = '';";
    expect(glossaryFaults(words, namesOf(text.replace('madAdminUsers', 'badminUser')))).toEqual([]);
    expect(bearsWord('badminUser', 'admin user')).toBe(false);
  });

  it('allows other meanings while they are in use', () => {
    const otherMeanings = { 'admin user': 'sample' };
    expect(glossaryFaults(words, namesOf('const adminUser = 1;'), otherMeanings)).toEqual([]);
    expect(glossaryFaults(words, namesOf(''), otherMeanings)).toEqual([
      'admin user: no name needs its other meaning any longer',
    ]);
  });

  it('reads the last column of the tables, without explanations in brackets', () => {
    const glossary =
      '| term | means | not |\n|---|---|---|\n| chat | people who write | room, `thread` (of a worker); ' +
      'never more |\n' +
      '\n## Names that are gone\n\n| gone | now |\n|---|---|\n| `TellTyping` | `setTyping` |\n';
    expect(unusedWords(glossary)).toEqual([
      { word: 'room', term: 'chat' },
      { word: 'thread', term: 'chat' },
    ]);
    expect(goneNames(glossary)).toEqual([{ word: 'TellTyping', term: '`setTyping`' }]);
  });

  it('finds a name that is gone in longer names', () => {
    const gone = [{ word: 'TellTyping', term: '`setTyping`' }];
    const names = namesOf('class TellTypingLater {} const tellTyping = 1; const tellTypist = 2;');
    expect(glossaryFaults(gone, names)).toEqual([
      'TellTypingLater: the glossary says `setTyping`, not TellTyping',
      'tellTyping: the glossary says `setTyping`, not TellTyping',
    ]);
  });
});
