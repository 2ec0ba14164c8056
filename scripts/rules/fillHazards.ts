import { firstSentence } from './firstSentence';
import { anchorOf, wrap } from './renderRegister';
import type { ProvenRule } from './RegisteredRule';

export interface FilledHazards {
  readonly text: string;
  /** One sentence each. */
  readonly faults: readonly string[];
}

const heading = /^## (?=HAZ-)/m;
const list = /<!-- rules -->[^]*?<!-- end of rules -->/;

/** Writes under each hazard of docs/hazards.md the rules that control it. */
export function fillHazards(page: string, rules: readonly ProvenRule[]): FilledHazards {
  const [introduction = '', ...hazards] = page.split(heading);
  const filled = hazards.map(hazard => fillOne(hazard, rules));
  const known = new Set(hazards.map(idOf));
  const unknown = rules.flatMap(({ file, hazards: named }) =>
    named.filter(id => !known.has(id)).map(id => `${file}: docs/hazards.md has no ${id}`),
  );
  const text = [introduction, ...filled.map(one => one.text)].join('## ');
  return { text, faults: [...filled.flatMap(one => one.faults), ...unknown] };
}

const idOf = (hazard: string): string => /^HAZ-\d+/.exec(hazard)?.[0] ?? '';

function fillOne(hazard: string, rules: readonly ProvenRule[]): FilledHazards {
  const id = idOf(hazard);
  const controlling = rules.filter(({ hazards }) => hazards.includes(id));
  const missing = ['Harm', 'Causes', 'Other controls'].filter(part => !hazard.includes(`- **${part}:** `));
  const faults = [
    ...missing.map(part => `docs/hazards.md: ${id} has no ${part}`),
    ...(list.test(hazard) ? [] : [`docs/hazards.md: ${id} has no place for its rules`]),
    ...(controlling.length > 0 ? [] : [`docs/hazards.md: no rule controls ${id}`]),
  ];
  const rulesOf = controlling.map(itemOf).join('\n');
  // As a function, so that a dollar sign of a statement stays one.
  return { text: hazard.replace(list, () => `<!-- rules -->\n${rulesOf}\n<!-- end of rules -->`), faults };
}

const itemOf = ({ id, name, statement }: ProvenRule): string =>
  wrap(`[${id}](rules.md#${anchorOf(id)}) \`${name}\`: ${firstSentence(statement)}`, '- ', '  ');
