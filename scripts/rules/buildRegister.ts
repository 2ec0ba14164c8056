import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './filesBelow';
import { purityFaults } from './purityFaults';
import { readCases } from './readCases';
import { readRule } from './readRule';
import { retiredRules } from './retiredRules';
import { readSections, type Sections } from './readSections';
import type { ProvenRule, RegisteredRule } from './RegisteredRule';
import { sourceFaults } from './sourceFaults';

export interface Register {
  readonly rules: readonly ProvenRule[];
  /** One sentence each; a register with faults proves nothing. */
  readonly faults: readonly string[];
}

/** Reads every rule of a checkout with its cases and its uses, and says what is wrong with them. */
export function buildRegister(root: string): Register {
  const files = filesBelow(root, 'src').filter(path => /\.tsx?$/.test(path));
  const texts = new Map(files.map(path => [path, readFileSync(join(root, path), 'utf8')]));
  const sections = readSections(root);
  const read = files
    .filter(path => /^src\/domain\/.*\.rule\.ts$/.test(path))
    .map(path => readOne(root, path, texts, sections));
  const rules = read.map(({ rule }) => rule).sort((a, b) => a.id.localeCompare(b.id, 'en'));
  return { rules, faults: [...read.flatMap(({ faults }) => faults), ...repeatedIds(rules)] };
}

function readOne(root: string, file: string, texts: ReadonlyMap<string, string>, sections: Sections) {
  const text = texts.get(file) ?? '';
  const { rule, faults } = readRule(file, text);
  const proof = readCases(root, file);
  return {
    rule: { ...rule, cases: proof.cases, usedBy: usesOf(rule.name, file, texts) },
    faults: [
      ...faults,
      ...purposeFaults(rule),
      ...purityFaults(file, text),
      ...sourceFaults(file, rule.source, sections),
      ...proof.faults,
    ],
  };
}

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
