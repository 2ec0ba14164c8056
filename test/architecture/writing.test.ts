import { readdirSync, readFileSync } from 'node:fs';
import { readSections } from '#scripts/rules/readSections';
import { fixedTextFaults, screenTexts, writingFaults } from './support/writing';

const folder = 'public/i18n/en';
const parse = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;

/** The section that fixes a text, by the text's key. */
const fixed = parse('test/architecture/fixedTexts.json') as Record<string, string>;
/** The questions are quoted verbatim from their authors (docs/sources.md). */
const isQuestion = (key: string): boolean => key.startsWith('patientScores.items.');

describe('the texts on screen', () => {
  const files = readdirSync(folder);
  const texts = new Map(files.flatMap(file => screenTexts(file.replace('.json', ''), parse(`${folder}/${file}`))));
  const sections = readSections(process.cwd());

  it('are read, both fixed ones and ours', () => {
    expect(texts.size).toBeGreaterThan(1_500);
    expect(Object.keys(fixed).length).toBeGreaterThan(150);
  });

  it('are verbatim where the specification fixes them', () => {
    expect(fixedTextFaults(fixed, texts, sections)).toEqual([]);
  });

  it('are plain and short where they are ours', () => {
    expect(writingFaults(texts, key => key in fixed || isQuestion(key))).toEqual([]);
  });
});

describe('the check of texts', () => {
  const sections = new Map([['D1 §4', 'An error says:\n> Network Error. Please try again.']]);

  it.each([
    ['a changed text', { 'app.failed': 'Network Error. Try again.' }, { 'app.failed': 'D1 §4' }],
    ['a text that is gone', {}, { 'app.failed': 'D1 §4' }],
    ['a section that is not there', { 'app.failed': 'Network Error.' }, { 'app.failed': 'D9 §1' }],
  ])('finds %s', (_what, texts, listed) => {
    expect(fixedTextFaults(listed, new Map(Object.entries(texts)), sections)).toHaveLength(1);
  });

  it('accepts a fixed text with a placeholder for a name and curly quotation marks', () => {
    const law = new Map([['D1 §4', "The chat with 'Ana' has ended."]]);
    expect(
      fixedTextFaults({ 'chat.ended': 'D1 §4' }, new Map([['chat.ended', 'The chat with ‘{{name}}’ has ended.']]), law),
    ).toHaveLength(0);
  });

  it.each([
    'The list is old; load it again.',
    'Nobody knows whether this was saved.',
    'The list could not be loaded.',
    'This is one sentence that goes on and on and on until nobody who is tired can follow it to its very end any ' +
      'longer.',
  ])('rejects "%s"', text => {
    expect(writingFaults(new Map([['app.sample', text]]), () => false).length).toBeGreaterThan(0);
    expect(writingFaults(new Map([['app.sample', text]]), () => true)).toEqual([]);
  });
});
