import { existsSync, readFileSync } from 'node:fs';
import { filesBelow } from '#scripts/rules/filesBelow';
import { readSections, sectionsOf } from '#scripts/rules/readSections';
import { citationFaults, type Library } from './support/citations';
import { brokenLinks } from './support/links';
import { missingTests } from './support/quotedTests';
import type { SourceTree } from './support/readTree';

const folders = ['src', 'sandbox', 'packages', 'test', 'docs', 'scripts', 'bench', 'public/i18n'];
const rootFiles = ['README.md', 'CONTRIBUTING.md', 'firestore.rules', 'oxlint.config.mjs', 'webpack.config.ts'];
const readable = /\.(tsx?|[cm]?js|css|md|json|html)$/;
/** Their samples cite missing things on purpose. */
const samples = /^test\/(scripts\/rules|architecture)\//;
/** These name rules that no longer exist. */
const listsRetiredRules = new Set(['docs/rules.md', 'scripts/rules/retiredRules.ts']);

function readTexts(): SourceTree {
  const below = folders.flatMap(folder => filesBelow(process.cwd(), folder));
  const paths = [...below.filter(path => readable.test(path) && !samples.test(path)), ...rootFiles];
  return new Map(paths.map(path => [path, readFileSync(path, 'utf8')]));
}

function readLibrary(texts: SourceTree): Library {
  const hazards = [...(texts.get('docs/hazards.md') ?? '').matchAll(/^## (HAZ-\d+) /gm)].map(([, id = '']) => id);
  const rules = [...texts]
    .filter(([path]) => path.endsWith('.rule.ts'))
    .map(([, text]) => /\bid: '([^']+)'/.exec(text)?.[1] ?? '');
  const numbers = [...texts.keys()].flatMap(path => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? []);
  const adrs = numbers.map(number => `ADR ${number}`);
  return { sections: readSections(process.cwd()), names: new Set([...hazards, ...rules, ...adrs]) };
}

describe('citations', () => {
  const texts = readTexts();
  const library = readLibrary(texts);

  it('refer only to what is in the repository', () => {
    const citing = new Map([...texts].filter(([path]) => !listsRetiredRules.has(path)));
    expect(citationFaults(citing, library)).toEqual([]);
  });

  it('are collected from the documents and the code', () => {
    expect(texts.size).toBeGreaterThan(1_000);
    expect(library.sections.size).toBeGreaterThan(90);
    expect([...library.names].filter(name => name.startsWith('HAZ-')).length).toBeGreaterThanOrEqual(15);
    expect([...library.names].filter(name => name.startsWith('CR-')).length).toBeGreaterThan(60);
  });

  it('link only to files and headings that exist', () => {
    const pages = new Map([...texts].filter(([path]) => path.endsWith('.md')));
    expect(brokenLinks(pages, existsSync)).toEqual([]);
  });

  it('name only tests that exist, by their titles', () => {
    const pages = new Map([...texts].filter(([path]) => path.startsWith('docs/') && path.endsWith('.md')));
    const tests = ['test', 'packages'].flatMap(folder => filesBelow(process.cwd(), folder));
    const tree = new Map(tests.filter(path => /\.tsx?$/.test(path)).map(path => [path, readFileSync(path, 'utf8')]));
    expect(missingTests(pages, tree)).toEqual([]);
  });

  it('in D3 §7 list exactly the calls of the contract and the static files', () => {
    const tables = library.sections.get('D3 §7') ?? '';
    const listed = [...tables.matchAll(/^\| (GET|POST|PUT|PATCH|DELETE) \| `([^`]+)`/gm)];
    const covered = readFileSync('docs/api-calls.tsv', 'utf8').trim().split('\n').slice(1);
    const files = ['GET\t/assets/version.json', 'GET\t/server-status.json'];
    expect(listed.map(([, method, path]) => `${method}\t${path}`).sort()).toEqual([...covered, ...files].sort());
  });
});

describe('the check of citations', () => {
  const page = '## 4. States\n\n### Presence\n\n> is online within one minute of now.\n\n| 5 | which clock |\n';
  const sections = new Map([...sectionsOf(page)].map(([place, text]) => [`D1 ${place}`, text]));
  const library: Library = { sections, names: new Set(['HAZ-01', 'CR-MSG-01', 'ADR 0018']) };
  const faultsOf = (line: string) => citationFaults(new Map([['src/a.ts', `// first\n${line}`]]), library);

  it.each([
    ['a section', '(D1 §5)', 'there is no D1 §5'],
    ['a second section', '(D1 §4 and §6)', 'there is no D1 §6'],
    ['a document', '(D3 §4)', 'there is no D3 §4'],
    ['a point of a section', '(D1 §4.2)', 'there is no D1 §4.2'],
    ['a part of a section', '(D1 §4 Absence)', 'there is no D1 §4 Absence'],
    ['a row', '(D1 §4 row 6)', 'there is no D1 §4 row 6'],
    ['a hazard', "hazards: ['HAZ-16'],", 'there is no HAZ-16'],
    ['a rule', '(CR-MSG-11)', 'there is no CR-MSG-11'],
    ['a decision record', '(ADR 0019)', 'there is no ADR 0019'],
    ['a decision record by its path', '(adr/0019)', 'there is no ADR 0019'],
    ['a sentence', 'D1 §4: "within two minutes"', 'D1 §4 does not say "within two minutes"'],
    [
      'a sentence in two pieces',
      "'D1 §4: \"within ' +\n      'two minutes\"',",
      'D1 §4 does not say "within two minutes"',
    ],
    ['a second sentence', 'D1 §4 Presence: "one minute" and "of then"', 'D1 §4 Presence does not say "of then"'],
    ['an escaped sentence', String.raw`"D1 §4 Presence: \"two minutes\""`, 'D1 §4 Presence does not say "two minutes"'],
    ['words around an ellipsis', 'D1 §4: "is online … of then"', 'D1 §4 does not say "is online … of then"'],
  ])('reports %s that does not exist, with file and line', (_what, line, fault) => {
    expect(faultsOf(line)).toEqual([`src/a.ts:2: ${fault}`]);
  });

  it.each([
    'D1 §4 Presence: "within one minute of now"; D1 §4 row 5',
    'D1 §4, presence: "is online … of now"',
    'D1 §4 for development, HAZ-01, CR-MSG-01, ADR 0018, adr/0018',
    'a word in quotation marks far from D1 §4, such as "none"',
  ])('accepts %s', line => {
    expect(faultsOf(line)).toEqual([]);
  });

  it.each([
    ['a file', '[a](b.md)', 'docs/a.md: docs/b.md is not there'],
    ['a heading', '[a](#second)', 'docs/a.md: docs/a.md has no heading #second'],
  ])('reports a link to %s that does not exist', (_what, link, fault) => {
    const pages = new Map([['docs/a.md', `# First part\n\n[a](#first-part) ${link}`]]);
    expect(brokenLinks(pages, path => pages.has(path))).toEqual([fault]);
  });
});

describe('the check of named tests', () => {
  const tree = new Map([
    ['test/kernel/a.test.ts', "import { suite } from '#test/support/suite';\nit('keeps a draft', suite);"],
    ['test/support/suite.ts', "it('stores nothing in plain text');"],
  ]);
  const faultsOf = (text: string) => missingTests(new Map([['docs/security.md', text]]), tree);

  it.each([
    ['a missing test', '`kernel/b.test`', 'docs/security.md: there is no kernel/b.test'],
    ['a missing title', '`kernel/a.test` "loses a draft"', 'docs/security.md: kernel/a.test has no "loses a draft"'],
    [
      'a missing second title',
      '`a.test` ("keeps a draft" and "sends it")',
      'docs/security.md: a.test has no "sends it"',
    ],
  ])('finds %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it('accepts titles that break across lines, and those of an imported suite', () => {
    expect(faultsOf('`kernel/a.test` "keeps a\n  draft", "in plain text"')).toEqual([]);
  });
});
