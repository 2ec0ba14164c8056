import type { RuleExpression } from './RuleExpression';
import { ruleMethods } from './ruleMethods';
import { tokenizeRule, type RuleToken } from './tokenizeRule';

/** Binary operators, loosest first. */
const levels = [
  ['||'],
  ['&&'],
  ['==', '!=', '===', '!=='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
] as const;
const globals = new Set(['auth', 'now', 'root', 'data', 'newData']);
const constants = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads one rule by recursive descent. Everything outside the known part of the rule language throws while reading. */
export class RuleParser {
  private at = 0;

  private constructor(
    private readonly tokens: readonly RuleToken[],
    private readonly captures: ReadonlySet<string>,
  ) {}

  /** `captures` are the `$variables` of the rule's place. */
  static parse(source: string, captures: ReadonlySet<string>): RuleExpression {
    const parser = new RuleParser(tokenizeRule(source), captures);
    const expression = parser.choice();
    if (parser.at < parser.tokens.length) throw new Error(`Unexpected "${String(parser.tokens[parser.at]?.value)}"`);
    return expression;
  }

  private choice(): RuleExpression {
    const test = this.binary(0);
    if (!this.accept('?')) return test;
    const yes = this.choice();
    this.expect(':');
    return { kind: 'choice', test, yes, no: this.choice() };
  }

  private binary(level: number): RuleExpression {
    const operators = levels[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    for (let operator = this.acceptOne(operators); operator !== undefined; operator = this.acceptOne(operators)) {
      left = { kind: 'binary', operator, left, right: this.binary(level + 1) };
    }
    return left;
  }

  private unary(): RuleExpression {
    const operator = this.acceptOne(['!', '-']);
    return operator === undefined ? this.postfix() : { kind: 'unary', operator, operand: this.unary() };
  }

  private postfix(): RuleExpression {
    let expression = this.primary();
    for (;;) {
      if (this.accept('.')) expression = this.memberOrCall(expression);
      else if (this.accept('[')) {
        expression = { kind: 'member', target: expression, key: this.choice() };
        this.expect(']');
      } else return expression;
    }
  }

  private memberOrCall(target: RuleExpression): RuleExpression {
    const name = this.name();
    if (!this.accept('(')) return { kind: 'member', target, key: { kind: 'constant', value: name } };
    if (!ruleMethods.has(name)) throw new Error(`The method ${name}() is not supported`);
    return { kind: 'call', target, method: name, args: this.listUntil(')') };
  }

  private primary(): RuleExpression {
    if (this.accept('(')) {
      const inner = this.choice();
      this.expect(')');
      return inner;
    }
    if (this.accept('[')) return { kind: 'list', items: this.listUntil(']') };
    const token = this.tokens[this.at];
    if (token === undefined || token.kind === 'sign')
      throw new Error(`Unexpected ${token ? `"${token.value}"` : 'end of the rule'}`);
    this.at += 1;
    return token.kind === 'name' ? this.named(token.value) : { kind: 'constant', value: token.value };
  }

  private named(name: string): RuleExpression {
    const value = constants.get(name);
    if (value !== undefined) return { kind: 'constant', value };
    if (!globals.has(name) && !this.captures.has(name)) throw new Error(`Unknown name ${name}`);
    return { kind: 'variable', name };
  }

  private listUntil(end: string): readonly RuleExpression[] {
    const items: RuleExpression[] = [];
    if (this.accept(end)) return items;
    do items.push(this.choice());
    while (this.accept(','));
    this.expect(end);
    return items;
  }

  private name(): string {
    const token = this.tokens[this.at];
    if (token?.kind !== 'name') throw new Error('A name is missing after "."');
    this.at += 1;
    return token.value;
  }

  private accept(sign: string): boolean {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' || token.value !== sign) return false;
    this.at += 1;
    return true;
  }

  private acceptOne(signs: readonly string[]): string | undefined {
    return signs.find(sign => this.accept(sign));
  }

  private expect(sign: string): void {
    if (!this.accept(sign)) throw new Error(`"${sign}" is missing`);
  }
}
