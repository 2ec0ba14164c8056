import type { IdTokenClaims } from '../../kernel/IdTokenClaims';
import { nodeAt } from '../tree/nodeAt';
import type { Path } from '../tree/path';
import { childrenOf, type TreeNode } from '../tree/TreeNode';
import { evaluateRule } from './evaluateRule';
import type { RuleExpression } from './RuleExpression';
import { RuleSnapshot } from './RuleSnapshot';
import { parseRules, type RuleTree } from './RuleTree';

export interface RuleRequest {
  /** Claims of the bearer's ID token; undefined if not signed in. */
  readonly claims: IdTokenClaims | undefined;
  readonly tree: TreeNode | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Place {
  readonly path: Path;
  readonly rules: RuleTree | undefined;
  readonly captures: Readonly<Record<string, string>>;
}

/**
 * Decides which places clients may read and write. Anything that no rule grants is denied; a rule that fails to
 * evaluate denies.
 */
export class DatabaseRules {
  private readonly rules: RuleTree;

  /** `file` is the parsed content of `database.rules.json`. */
  constructor(file: unknown) {
    this.rules = parseRules(file);
  }

  canRead(path: Path, request: RuleRequest): boolean {
    return this.placesTo(path).some(place => holds(place.rules?.read, place, request, undefined));
  }

  /** `after` is the tree as the write would leave it. */
  canWrite(path: Path, request: RuleRequest, after: TreeNode | null): boolean {
    const places = this.placesTo(path[path.length - 1] === '.priority' ? path.slice(0, -1) : path);
    if (!places.some(place => holds(place.rules?.write, place, request, after))) return false;
    const last = places[places.length - 1];
    const above = places.slice(0, -1).every(place => isValid(place, request, after));
    return above && last !== undefined && this.isValidBelow(last, request, after);
  }

  /** The root, and each place on the way to `path`. */
  private placesTo(path: Path): readonly Place[] {
    let place: Place = { path: [], rules: this.rules, captures: {} };
    const places = [place];
    for (const key of path) places.push((place = step(place, key)));
    return places;
  }

  private isValidBelow(place: Place, request: RuleRequest, after: TreeNode | null): boolean {
    if (!isValid(place, request, after)) return false;
    if (!place.rules) return true;
    return [...childrenOf(nodeAt(after, place.path)).keys()].every(key =>
      this.isValidBelow(step(place, key), request, after),
    );
  }
}

function step({ path, rules, captures }: Place, key: string): Place {
  const own = rules?.children.get(key);
  if (own ?? !rules?.wildcard) return { path: [...path, key], rules: own, captures };
  return {
    path: [...path, key],
    rules: rules?.wildcard?.rules,
    captures: { ...captures, [rules?.wildcard?.name ?? '']: key },
  };
}

/** Removal needs no validation. */
function isValid(place: Place, request: RuleRequest, after: TreeNode | null): boolean {
  if (!place.rules?.validate || nodeAt(after, place.path) === null) return true;
  return holds(place.rules.validate, place, request, after);
}

function holds(
  rule: RuleExpression | undefined,
  { path, captures }: Place,
  { claims, tree, now }: RuleRequest,
  after: TreeNode | null | undefined,
): boolean {
  if (!rule) return false;
  const auth = claims ? { uid: claims.sub, provider: claims.firebase.sign_in_provider, token: claims } : null;
  const newData = after === undefined ? {} : { newData: new RuleSnapshot(after, path) };
  const variables = {
    ...captures,
    auth,
    now,
    root: new RuleSnapshot(tree, []),
    data: new RuleSnapshot(tree, path),
    ...newData,
  };
  try {
    return evaluateRule(rule, variables) === true;
  } catch {
    // Firebase denies, too, when a rule reads a member of null, such as `auth.uid` when not signed in.
    return false;
  }
}
