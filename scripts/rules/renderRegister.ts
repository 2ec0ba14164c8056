import type { ProvenRule } from './RegisteredRule';

const introduction = `# Rules

Written by \`npm run rules\` from \`src/domain\` and its case tables; do not edit. Each rule is one pure function: what it says is its
statement, where it comes from its source, and the cases are run as tests. \`npm run rule -- <name> <case.json>\` tries one.
A number that ends in \`n\` is a whole number too large for JSON.
`;

/** The register as a Markdown document. The same rules give the same text. */
export function renderRegister(rules: readonly ProvenRule[]): string {
  const index = ['| id | rule | hazards | cases |', '|---|---|---|---|', ...rules.map(indexRow)].join('\n');
  return `${[introduction, `${index}\n`, ...rules.map(section)].join('\n')}`;
}

function indexRow({ id, name, hazards, cases }: ProvenRule): string {
  return `| ${id} | ${name} | ${hazards.join(', ') || '–'} | ${cases.length} |`;
}

function section(rule: ProvenRule): string {
  return `${[
    `## ${rule.id} ${rule.name}\n`,
    `${rule.statement}\n`,
    `- Source: ${rule.source}`,
    `- Hazards: ${rule.hazards.join(', ') || 'none'}`,
    `- Code: \`${rule.file}\``,
    `- Used by: ${rule.usedBy.map(path => `\`${path}\``).join(', ') || 'nothing yet'}`,
    ...constants(rule),
    '',
    ...caseTable(rule),
  ].join('\n')}\n`;
}

function constants({ constants: named }: ProvenRule): string[] {
  if (named.length === 0) return [];
  return [
    '',
    '| constant | value | meaning |',
    '|---|---|---|',
    ...named.map(({ name, value, comment }) => `| ${name} | ${code(value)} | ${cell(comment)} |`),
  ];
}

function caseTable({ cases }: ProvenRule): string[] {
  if (cases.length === 0) return ['No cases.'];
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
