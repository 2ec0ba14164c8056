import { readFileSync } from 'node:fs';
import { bearsWord, unusedWords } from './support/glossaryWords';
import { declaredNames, glossaryFaults } from './support/glossary';
import { sourceTree } from './support/readTree';

describe('the names of the code', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  const names = declaredNames(sourceTree(process.cwd()));

  it('contain no word that the glossary rejects', () => {
    const words = unusedWords(glossary);
    expect(words.length).toBeGreaterThan(60);
    expect(glossaryFaults(words, names)).toEqual([]);
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

  it('reads the last column of the tables, without words with a star or in brackets', () => {
    const glossary =
      '| term | means | not |\n|---|---|---|\n| chat | people who write | room, post\\*, `thread` (of a worker); ' +
      'never more |\n';
    expect(unusedWords(glossary)).toEqual([
      { word: 'room', term: 'chat' },
      { word: 'thread', term: 'chat' },
    ]);
  });
});
