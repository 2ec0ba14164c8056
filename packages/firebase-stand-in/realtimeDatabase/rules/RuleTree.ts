import type { RuleExpression } from './RuleExpression';
import { RuleParser } from './RuleParser';

/** The rules of one place and of the places below it. */
export interface RuleTree {
  readonly read?: RuleExpression;
  readonly write?: RuleExpression;
  readonly validate?: RuleExpression;
  readonly children: ReadonlyMap<string, RuleTree>;
  /** The `$variable` for every key without its own rules. */
  readonly wildcard?: { readonly name: string; readonly rules: RuleTree };
}

/** Reads the content of `database.rules.json`. Throws, naming the place, on everything it does not know. */
export function parseRules(file: unknown): RuleTree {
  if (!isObject(file) || !isObject(file['rules'])) throw new Error('The rules file needs an object named "rules"');
  return parsePlace(file['rules'], '', new Set());
}

function parsePlace(source: Readonly<Record<string, unknown>>, place: string, captures: ReadonlySet<string>): RuleTree {
  const children = new Map<string, RuleTree>();
  const parts: {
    read?: RuleExpression;
    write?: RuleExpression;
    validate?: RuleExpression;
    wildcard?: { name: string; rules: RuleTree };
  } = {};
  for (const [key, value] of Object.entries(source)) {
    const here = `${place}/${key}`;
    if (key === '.read') parts.read = parseExpression(value, here, captures);
    else if (key === '.write') parts.write = parseExpression(value, here, captures);
    else if (key === '.validate') parts.validate = parseExpression(value, here, captures);
    else if (key === '.indexOn') continue;
    else if (key.startsWith('.') || !isObject(value)) throw new Error(`${here} is not supported`);
    else if (!key.startsWith('$')) children.set(key, parsePlace(value, here, captures));
    else if (parts.wildcard) throw new Error(`${here} is the second variable at one place`);
    else parts.wildcard = { name: key, rules: parsePlace(value, here, new Set([...captures, key])) };
  }
  return { ...parts, children };
}

function parseExpression(source: unknown, place: string, captures: ReadonlySet<string>): RuleExpression {
  if (typeof source === 'boolean') return { kind: 'constant', value: source };
  if (typeof source !== 'string') throw new Error(`${place} is neither a text nor true or false`);
  try {
    return RuleParser.parse(source, captures);
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
