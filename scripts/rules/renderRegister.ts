import { basename } from 'node:path';
import { firstSentence } from './firstSentence';
import { percentageText, type MutationScore } from './mutationScores';
import type { ProvenRule } from './RegisteredRule';
import { retiredRules } from './retiredRules';

const introduction = `# Rules

Written by \`npm run rules\` from \`src/domain\` and its case tables; do not edit. Each rule is one pure function that controls a
[hazard](hazards.md). Its page has the whole statement, the source, the constants and the cases; [test/rules.test.ts](../test/rules.test.ts)
runs every case, and every branch of a rule has one. \`npm run rule -- <name> <case.json>\` tries a rule on a case of yours.
\`npm run test:mutation\` changes a rule in small ways, one at a time: the last column says how many of these mutants its own cases
and tests notice. Those that change nothing are not counted; [equivalentMutants.json](../test/domain/equivalentMutants.json) has the
reasons.
`;

/** The pages of the register by path: the index, and a page for each rule. The same rules give the same text. */
export function renderRegister(rules: readonly ProvenRule[]): Readonly<Record<string, string>> {
  const index = [
    '| rule | says | hazards | cases | mutants killed |',
    '|---|---|---|---|---|',
    ...rules.map(indexRow),
  ].join('\n');
  const retired = Object.entries(retiredRules).map(([id, path]) => `| ${id} | [${stemOf(path)}](../${path}) |`);
  const gone = ['| id | now a plain function |', '|---|---|', ...retired].join('\n');
  const retiredSection = `## Ids that are not given again\n\nThese rules controlled no hazard.\n\n${gone}`;
  const text = `${introduction}\n${index}\n\n${retiredSection}\n`;
  const pages = rules.map((rule): [string, string] => [pageOf(rule), page(rule)]);
  return { 'docs/rules.md': text, ...Object.fromEntries(pages) };
}

const pageOf = ({ id }: ProvenRule): string => `docs/rules/${id}.md`;

const stemOf = (path: string): string => basename(path, '.ts');

function indexRow({ id, name, statement, hazards, cases, mutation }: ProvenRule): string {
  return (
    `| [${id}](rules/${id}.md) ${name} | ${cell(firstSentence(statement))} | ${hazards.join(', ')} | ` +
    `${cases.length} | ${mutation ? killedText(mutation) : 'not measured'} |`
  );
}

function killedText(score: MutationScore): string {
  const { mutants, killed, equivalent } = score;
  return mutants === equivalent ? 'no mutants' : `${percentageText(score)} (${killed} of ${mutants - equivalent})`;
}

function page(rule: ProvenRule): string {
  return `${[
    `# ${rule.id} ${rule.name}\n`,
    'Written by `npm run rules`; do not edit.\n',
    `${rule.statement}\n`,
    `- Source: ${rule.source}`,
    `- Hazards: ${rule.hazards.map(id => `[${id}](../hazards.md)`).join(', ')}`,
    `- Code: [${rule.file}](../../${rule.file})`,
    `- Used by: ${rule.usedBy.map(path => `\`${path}\``).join(', ') || 'nothing yet'}`,
    ...constants(rule),
    '\n## Cases\n',
    'A number that ends in `n` is a whole number too large for JSON.\n',
    ...caseTable(rule),
  ].join('\n')}\n`;
}

function constants({ constants: named }: ProvenRule): string[] {
  if (named.length === 0) return [];
  return [
    '\n## Constants\n',
    '| constant | value | meaning |',
    '|---|---|---|',
    ...named.map(({ name, value, comment }) => `| ${name} | ${code(value)} | ${cell(comment)} |`),
  ];
}

function caseTable({ cases }: ProvenRule): string[] {
  const rows = cases.map(
    ({ id, input, expected, why }) =>
      `| ${cell(id)} | ${code(JSON.stringify(input))} | ${code(JSON.stringify(expected))} | ${cell(why)} |`,
  );
  return ['| case | input | outcome | why |', '|---|---|---|---|', ...rows];
}

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ');

/** A code span that survives a table, backticks and line breaks. */
function code(text: string): string {
  const line = cell(text);
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}
