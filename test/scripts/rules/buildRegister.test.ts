import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildRegister } from '#scripts/rules/buildRegister';
import { renderRegister } from '#scripts/rules/renderRegister';

const sound = `import { rule, says } from '../rule';

/** Milliseconds a sign of life lasts. */
const FRESH_MS = 60_000;

export const isFresh = rule(
  {
    id: 'CR-PRES-09',
    statement: says\`A sign of life counts for \${FRESH_MS / 60_000} minute.\`,
    source: 'D1 §4 Presence: "within one minute of now"; DESIGN §5 row 5',
    hazards: ['HAZ-07'],
  },
  ({ age }: { readonly age: number }): boolean => age <= FRESH_MS,
);
`;
const cases = [
  { id: 'just fresh', input: { age: 60_000 }, expected: true, why: 'the minute includes its end' },
  { id: 'just stale', input: { age: 60_001 }, expected: false, why: 'a moment later' },
];

const rulePath = 'src/domain/presence/isFresh.rule.ts';
const casesPath = 'test/domain/presence/isFresh.cases.json';

const soundFiles: Readonly<Record<string, string>> = {
  [rulePath]: sound,
  [casesPath]: JSON.stringify(cases),
  'docs/specification/1-sign-in.md':
    '# D1\n\n## 4. States\n\n### Presence\n\n> is within one minute of now.\n\n### Logout\n\nLater.\n',
  'docs/decisions.md': '# Decisions\n\n## 5. Odd things\n\n| row | question |\n|---|---|\n| 5 | whose clock |\n',
  'src/presentation/presence/DotStore.ts': "import { isFresh } from '@/domain/presence/isFresh.rule';",
};

describe('buildRegister', () => {
  const roots: string[] = [];
  afterEach(() => {
    for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
  });

  function registerOf(
    changes: Readonly<Record<string, string | undefined>> = {},
    statement = 'A sign of life counts for 1 minute.',
  ) {
    const root = mkdtempSync(join(tmpdir(), 'register-'));
    roots.push(root);
    for (const [path, text] of Object.entries({ ...soundFiles, ...changes })) {
      if (text === undefined) continue;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return buildRegister(root, () => Promise.resolve(statement));
  }

  it('reads a statement and a source that are joined from parts', async () => {
    const text = sound
      .replace('A sign of life counts for ', 'A sign of life` +\n      says`counts for ')
      .replace('"within one minute of now"', '"within one \' +\n      \'minute of now"');
    const { rules, faults } = await registerOf({ [rulePath]: text });
    expect(faults).toEqual([]);
    expect(rules[0]?.source).toBe('D1 §4 Presence: "within one minute of now"; DESIGN §5 row 5');
  });

  it('reads the statement, the thresholds, the cases and the uses of a valid rule', async () => {
    const { rules, faults } = await registerOf();
    expect(faults).toEqual([]);
    expect(rules).toEqual([
      {
        file: rulePath,
        name: 'isFresh',
        id: 'CR-PRES-09',
        statement: 'A sign of life counts for 1 minute.',
        source: 'D1 §4 Presence: "within one minute of now"; DESIGN §5 row 5',
        hazards: ['HAZ-07'],
        constants: [{ name: 'FRESH_MS', value: '60_000', comment: 'Milliseconds a sign of life lasts.' }],
        cases,
        usedBy: ['src/presentation/presence/DotStore.ts'],
      },
    ]);
  });

  it('renders all of it', async () => {
    const text = renderRegister((await registerOf()).rules);
    for (const part of [
      '## Clinical rules\n\n### CR-PRES-09\n',
      'counts for 1 minute.',
      'FRESH_MS',
      '60_000',
      '.cases.json)',
      'DotStore.ts',
    ])
      expect(text).toContain(part);
  });

  const replaced = (from: string | RegExp, to: string) => ({ [rulePath]: sound.replace(from, to) });

  it.each([
    [
      'an id that is used already',
      {
        'src/domain/presence/isFresh2.rule.ts': sound.replace('isFresh', 'isFresh2'),
        'test/domain/presence/isFresh2.cases.json': JSON.stringify(cases),
      },
      'the id CR-PRES-09 is taken',
    ],
    [
      'a sentence that the documents do not contain',
      replaced('within one minute of now', 'within two minutes of now'),
      'does not say "within two minutes of now"',
    ],
    [
      'a section that the documents do not have',
      replaced('D1 §4 Presence', 'D1 §4 Absence'),
      'D1 §4 Absence does not say',
    ],
    ['a sentence from another section', replaced('D1 §4 Presence', 'D1 §4 Logout'), 'D1 §4 Logout does not say'],
    ['a decision that does not exist', replaced('row 5', 'row 6'), 'there is no DESIGN §5 row 6'],
    ['a source in an unknown form', replaced(/source: '.*'/, "source: 'common sense'"), 'a source reads'],
    ['no hazard', replaced("'HAZ-07'", ''), 'a rule that controls no hazard is a plain function'],
    ['an id of a former rule', replaced('CR-PRES-09', 'CR-TAB-01'), 'CR-TAB-01 belonged to another rule'],
    ['no case table', { [casesPath]: undefined }, 'no case table'],
    ['only one case', { [casesPath]: JSON.stringify(cases.slice(1)) }, 'at least two cases'],
    [
      'two cases with one name',
      { [casesPath]: JSON.stringify([cases[0], cases[0]]) },
      'two cases are called just fresh',
    ],
    [
      'a case without a reason',
      { [casesPath]: '[{ "id": "a", "input": 1, "expected": 1 }]' },
      'needs id, input, expected and why',
    ],
    [
      'an import from another layer',
      replaced(
        "import { rule, says } from '../rule';",
        "import { rule, says } from '../rule';\nimport { clock } from '@/infrastructure/system/clock';",
      ),
      'imports @/infrastructure/system/clock',
    ],
    [
      'a package',
      replaced(
        "import { rule, says } from '../rule';",
        "import { rule, says } from '../rule';\nimport { DateTime } from 'luxon';",
      ),
      'imports luxon',
    ],
    [
      'an import from outside the domain',
      replaced(
        "import { rule, says } from '../rule';",
        "import { rule, says } from '../rule';\nimport { a } from '../../di/a';",
      ),
      'imports ../../di/a',
    ],
    ['the clock', replaced('age <= FRESH_MS', 'age <= Date.now()'), 'reads the clock'],
    ['a date without an argument', replaced('age <= FRESH_MS', 'age <= new Date().getTime()'), 'reads the clock'],
    ['chance', replaced('age <= FRESH_MS', 'age <= Math.random()'), 'uses chance'],
    ['the platform', replaced('age <= FRESH_MS', "localStorage.getItem('a') === null"), 'touches localStorage'],
    ['state', replaced('const FRESH_MS', 'let FRESH_MS'), 'keeps state'],
    ['another name than its file', replaced('const isFresh', 'const isNew'), 'exports no rule named isFresh'],
    [
      'two arguments',
      replaced('({ age }: { readonly age: number })', '(age: number, now: number)'),
      'must take one input object',
    ],
    ['a statement that is computed', replaced(/says`.*`/, 'start'), 'statement must be plain text'],
    ['a number that was typed into its statement', replaced('${FRESH_MS / 60_000}', '1'), '1 in the statement'],
    ['a number in words', replaced('${FRESH_MS / 60_000}', 'one'), 'one in the statement'],
    ['a number that is put in without a name', replaced('FRESH_MS / 60_000}', '60_000 / 60_000}'), 'with constants'],
  ] as const)('rejects a rule with %s', async (_what, changes, fault) => {
    const { faults } = await registerOf(changes);
    expect(faults.join('\n')).toContain(fault);
  });

  it('rejects a number that no source of the rule contains', async () => {
    const { faults } = await registerOf({}, 'A sign of life counts for 2 minutes.');
    expect(faults).toEqual([`${rulePath}: no source of the rule has 2`]);
  });

  it('accepts a number from a paper that the rule cites', async () => {
    const changes = {
      ...replaced("DESIGN §5 row 5'", "PAPER Ohm 1827'"),
      'docs/sources.md': '# Papers\n\n## Ohm 1827\n\nIt is two minutes.\n\n## Hertz 1888\n\nIt is 7.\n',
    };
    expect((await registerOf(changes, 'It counts for 2 minutes.')).faults).toEqual([]);
    expect((await registerOf(changes, 'It counts for 7 minutes.')).faults).toEqual([
      `${rulePath}: no source of the rule has 7`,
    ]);
  });
});
