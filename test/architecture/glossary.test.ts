import { readFileSync } from 'node:fs';
import { bearsWord, unusedWords } from './support/glossaryWords';
import { declaredNames, glossaryFaults, type KnownWords } from './support/glossary';
import { sourceTree } from './support/readTree';

const known = JSON.parse(readFileSync('test/architecture/glossaryWords.json', 'utf8')) as KnownWords;

describe('the names of the code', () => {
  const words = unusedWords(readFileSync('docs/glossary.md', 'utf8'));

  it('contain no word that the glossary rejects', () => {
    expect(words.length).toBeGreaterThan(120);
    expect(glossaryFaults(words, declaredNames(sourceTree(process.cwd())), known)).toEqual([]);
  });
});

describe('the check of names', () => {
  const words = [{ word: 'admin user', term: 'administrator' }];
  const namesOf = (text: string) => declaredNames(new Map([['src/domain/users/a.ts', text]]));
  const nothing: KnownWords = { otherMeanings: {}, olderNames: {} };

  it('finds a word or a phrase in every kind of declaration', () => {
    const text = 'class AdminUser { adminUsers = 1; setAdminUser(adminUserId: string) {} } const ADMIN_USER = 1;';
    expect(glossaryFaults(words, namesOf(text), nothing)).toHaveLength(5);
  });

  it('ignores texts, comments, names of libraries and parts of other words', () => {
    const text =
      "import { adminUser } from 'a'; const admin = adminUser.adminUser; // AdminUser\nconst madAdminUsers = '';";
    expect(glossaryFaults(words, namesOf(text.replace('madAdminUsers', 'badminUser')), nothing)).toEqual([]);
    expect(bearsWord('badminUser', 'admin user')).toBe(false);
  });

  it('allows older names and other meanings while they are in use', () => {
    const olderNames = { 'admin user': ['adminUser', 'goneAdminUser'] };
    expect(glossaryFaults(words, namesOf('const adminUser = 1;'), { ...nothing, olderNames })).toEqual([
      'goneAdminUser: is gone: take it off the list of older names',
    ]);
    expect(glossaryFaults(words, namesOf(''), { ...nothing, otherMeanings: { 'admin user': 'sample' } })).toEqual([
      'admin user: no name needs its other meaning any longer',
    ]);
  });

  it('reads the last column of the tables, without explanations in brackets', () => {
    const glossary =
      '| term | means | not |\n|---|---|---|\n| chat | people who write | room, `thread` (of a worker); ' +
      'never more |\n' +
      '\n## Names that are gone\n\n| gone | now | not |\n| a | b | c |\n';
    expect(unusedWords(glossary)).toEqual([
      { word: 'room', term: 'chat' },
      { word: 'thread', term: 'chat' },
    ]);
  });
});
