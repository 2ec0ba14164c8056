import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './filesBelow';
import { readMutationScores, type MutationScores } from './mutationScores';
import { numbersWithoutSource } from './numberFaults';
import { purityFaults } from './purityFaults';
import { readCases } from './readCases';
import { readRule } from './readRule';
import { retiredRules } from './retiredRules';
import { readSections, type Sections } from './readSections';
import { ruleFiles } from './ruleFiles';
import type { ProvenRule, RegisteredRule } from './RegisteredRule';
import { sourceFaults, sourceTexts } from './sourceFaults';

export interface Register {
  readonly rules: readonly ProvenRule[];
  /** One sentence each; a register with faults proves nothing. */
  readonly faults: readonly string[];
}

/** The statement of a rule with its constants filled in. */
export type StatementOf = (file: string, name: string) => Promise<string>;

/** Reads every rule of a checkout with its cases and its uses, and says what is wrong with them. */
export async function buildRegister(root: string, statementOf: StatementOf): Promise<Register> {
  const files = ['src', 'sandbox'].flatMap(folder => filesBelow(root, folder)).filter(path => /\.tsx?$/.test(path));
  const texts = new Map(files.map(path => [path, readFileSync(join(root, path), 'utf8')]));
  const sections = readSections(root);
  const measured = readMutationScores(root)?.rules ?? {};
  const read = await Promise.all(
    ruleFiles(root).map(path => readOne({ root, texts, sections, measured, statementOf }, path)),
  );
  const rules = read.map(({ rule }) => rule).sort((a, b) => a.id.localeCompare(b.id, 'en'));
  return { rules, faults: [...read.flatMap(({ faults }) => faults), ...repeatedIds(rules)] };
}

interface Checkout {
  readonly root: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly sections: Sections;
  readonly measured: MutationScores['rules'];
  readonly statementOf: StatementOf;
}

async function readOne({ root, texts, sections, measured, statementOf }: Checkout, file: string) {
  const text = texts.get(file) ?? '';
  const { rule: written, faults } = readRule(file, text);
  const proof = readCases(root, file);
  // A file with faults may not even load.
  const statement = faults.length > 0 ? written.statement : await statementOf(file, written.name);
  const rule = {
    ...written,
    statement,
    cases: proof.cases,
    usedBy: usesOf(written.name, file, texts),
    mutation: measured[file],
  };
  return {
    rule,
    faults: [
      ...faults,
      ...purposeFaults(rule),
      ...purityFaults(file, text),
      ...sourceFaults(file, rule.source, sections),
      ...numberFaults(rule, sections),
      ...proof.faults,
    ],
  };
}

const numberFaults = ({ file, statement, source }: RegisteredRule, sections: Sections): string[] =>
  numbersWithoutSource(statement, sourceTexts(source, sections)).map(
    number => `${file}: no source of the rule has ${number}`,
  );

function purposeFaults({ file, id, hazards }: RegisteredRule): string[] {
  return [
    ...(hazards.length > 0 ? [] : [`${file}: a rule that controls no hazard is a plain function`]),
    ...(id in retiredRules ? [`${file}: the id ${id} belonged to another rule`] : []),
  ];
}

function usesOf(name: string, file: string, texts: ReadonlyMap<string, string>): string[] {
  const imported = new RegExp(`from '[^']*/${name}\\.rule'`);
  return [...texts].filter(([path, text]) => path !== file && imported.test(text)).map(([path]) => path);
}

function repeatedIds(rules: readonly ProvenRule[]): string[] {
  return rules
    .filter(({ id }, index) => id !== '' && rules.findIndex(other => other.id === id) !== index)
    .map(({ id, file }) => `${file}: the id ${id} is taken`);
}
