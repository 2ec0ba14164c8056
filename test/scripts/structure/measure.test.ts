import { goneWords } from '#scripts/structure/goneWords';
import { duplicateExports, forbiddenNames, measure } from '#scripts/structure/measure';

const lines = (count: number, width = 10): string => `${'x'.repeat(width)}\n`.repeat(count);
const value = (files: Readonly<Record<string, string>>, name: string): string | undefined =>
  measure(new Map(Object.entries(files)), []).find(one => one.name === name)?.value;

describe('the measures of the structure', () => {
  it('counts files, their median and those that are small with one importer', () => {
    const files = {
      'src/domain/chat/small.ts': 'export const small = 1;\n',
      'src/domain/chat/user.ts': "import { small } from './small';\n" + lines(40),
      'src/domain/chat/wide.ts': lines(60, 121),
      'test/domain/chat/small.test.ts': "import { small } from '@/domain/chat/small';\n",
    };
    expect(value(files, 'files in src')).toBe('3');
    expect(value(files, 'lines of a file (median)')).toBe('41');
    expect(value(files, 'of them with one importer')).toBe('1');
    expect(value(files, 'files with lines over 120')).toBe('1');
  });

  it('leaves out rules, ports and adapters where it looks for files to merge', () => {
    const names = ['src/domain/chat/a.rule.ts', 'src/application/chat/ports/A.ts', 'src/infrastructure/http/chat/A.ts'];
    const user = names.map(name => `import { a } from '@/${name.replace(/^src\/|\.ts$/g, '')}';\n`).join('');
    const files = {
      ...Object.fromEntries(names.map(name => [name, 'export const a = 1;\n'])),
      'src/di/a.ts': user + lines(40),
    };
    expect(value(files, 'of them with one importer')).toBe('0');
  });

  it('counts how many files about an area are in its folders', () => {
    const files = { 'src/domain/presence/Presence.ts': '', 'src/presentation/chat/PresenceDot.tsx': '' };
    expect(value(files, 'found by the word of their area')).toBe('1 of 2');
  });

  it('averages in how many files of wiring a use case is named', () => {
    const files = {
      'src/application/chat/SendMessage.ts': 'export class SendMessage { execute() {} }',
      'src/application/chat/EndChat.ts': 'export class EndChat { execute() {} }',
      'src/di/chat.ts': 'new SendMessage(); new EndChat();',
      'src/di/tokens.ts': 'SendMessage',
    };
    expect(value(files, 'wiring files per use case')).toBe('1.50');
  });

  it('finds exports that differ in letter case only', () => {
    const tree = new Map([
      ['src/domain/a/Score.ts', 'export type Score = 1;'],
      ['src/domain/b/score.ts', 'export const score = 1;'],
      ['src/domain/b/other.ts', 'export const other = 1;'],
    ]);
    expect(duplicateExports(tree)).toEqual(['src/domain/a/Score.ts:Score = src/domain/b/score.ts:score']);
  });

  it('finds words that are gone in names, not in texts and not in other words', () => {
    const tree = new Map([
      [
        'src/domain/a/one.ts',
        "const oldBoard = 1; const scoreboard = 'OldBoard'; /* OldBoard */ const keepOldBoards = 1;",
      ],
    ]);
    expect(forbiddenNames(tree, ['OldBoard'])).toEqual([
      'src/domain/a/one.ts: oldBoard',
      'src/domain/a/one.ts: keepOldBoards',
    ]);
  });

  it('reads the words from the first column of their table alone', () => {
    const glossary =
      '| `Kept` | x |\n\n## Names that are gone\n\n| gone | now |\n|---|---|\n| `ChatBoard` | `ChatState` |\n\n' +
      '## Others\n\n| `Later` | y |\n';
    expect(goneWords(glossary)).toEqual(['ChatBoard']);
  });
});
