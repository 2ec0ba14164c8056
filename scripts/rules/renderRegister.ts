import { basename } from 'node:path';
import { percentageText, type MutationScore } from './mutationScores';
import { casesFileOf } from './readCases';
import type { ProvenRule } from './RegisteredRule';
import { retiredRules } from './retiredRules';

/** Columns of a line in Markdown. */
const WIDTH = 120;
/** Rules about the product or its security. A patient's care does not depend on them, so auditors read them last. */
const NOT_CLINICAL = new Set(
  'BULK CODE CONTINUE DASH DATA DEVICE LIST LOGIN MALERT MASK NAME OFFLINE ORG PASSWORD REPORT RIGHT ROUTE SCOPE SSO START STATUS TITLE'.split(
    ' ',
  ),
);

const introduction = `# Rules

Written by \`npm run rules\` from the rules and their case tables; do not edit. Each rule is one pure function that
controls a [hazard](hazards.md). [test/rules.test.ts](../test/rules.test.ts) runs every case, and every branch of a rule
has one. \`npm run rule -- <name> <case.json>\` tries a rule on a case of yours.

\`npm run test:mutation\` changes a rule in small ways, one at a time. "Mutants killed" says how many of these changes its
cases and tests notice. Changes without an effect are not counted;
[equivalentMutants.json](../test/domain/equivalentMutants.json) has the reasons.
`;

/** The register of rules, as Markdown. The same rules give the same text. */
export function renderRegister(rules: readonly ProvenRule[]): string {
  const clinical = rules.filter(isClinical);
  const others = rules.filter(rule => !isClinical(rule));
  const retired = Object.entries(retiredRules).map(([id, path]) => `- ${id}: [${basename(path, '.ts')}](../${path})`);
  return `${[
    introduction,
    '## Clinical rules\n',
    ...clinical.map(section),
    '## Product and security rules\n',
    ...others.map(section),
    '## Ids that are not used again\n',
    'These rules controlled no hazard. They are plain functions now.\n',
    ...retired,
  ].join('\n')}\n`;
}

export const anchorOf = (id: string): string => id.toLowerCase();

const isClinical = ({ id }: ProvenRule): boolean => !NOT_CLINICAL.has(id.split('-')[1] ?? '');

function section(rule: ProvenRule): string {
  const { cases, hazards } = rule;
  const table = casesFileOf(rule.file);
  return [
    `### ${rule.id}\n`,
    `${wrap(`\`${rule.name}\`. ${rule.statement}`)}\n`,
    item(`Source: ${rule.source}`),
    item(`Hazards: ${hazards.map(id => `[${id}](hazards.md)`).join(', ')}`),
    `- Code: [${basename(rule.file)}](../${rule.file})`,
    item(`Used by: ${rule.usedBy.map(path => `\`${path}\``).join(', ') || 'nothing yet'}`),
    `- Cases: [${cases.length}](../${table})`,
    item(`Mutants killed: ${rule.mutation ? killedText(rule.mutation) : 'not measured'}`),
    ...rule.constants.map(({ name, value, comment }) => item(`\`${name}\` = ${code(value)}: ${comment}`)),
    '',
  ].join('\n');
}

function killedText(score: MutationScore): string {
  const { mutants, killed, equivalent } = score;
  return mutants === equivalent ? 'no mutants' : `${percentageText(score)} (${killed} of ${mutants - equivalent})`;
}

const item = (text: string): string => wrap(text, '- ', '  ');

/** Breaks lines between words. */
export function wrap(text: string, first = '', next = first): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.trim().split(/\s+/)) {
    const isEmpty = line === first || line === next;
    if (!isEmpty && line.length + word.length >= WIDTH) {
      lines.push(line.trimEnd());
      line = next;
    }
    line += line === first || line === next ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

/** A code span that survives backticks and line breaks. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}
