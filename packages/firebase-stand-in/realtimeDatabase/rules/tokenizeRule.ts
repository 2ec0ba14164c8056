export type RuleToken =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'sign'; readonly value: string };

/** A number, a text in single or double quotes, a name, a sign. */
const parts = [
  /(\d+(?:\.\d+)?)/,
  /'((?:[^'\\]|\\.)*)'/,
  /"((?:[^"\\]|\\.)*)"/,
  /(\$?[A-Za-z_][\w]*)/,
  /(===|!==|==|!=|<=|>=|&&|\|\||[!<>+\-*/%()[\].,?:])/,
];
const pattern = new RegExp(`\\s*(?:${parts.map(({ source }) => source).join('|')})`, 'y');

/** Splits a rule into its tokens. Throws at the first unknown character (regular expressions are not supported). */
export function tokenizeRule(source: string): readonly RuleToken[] {
  const tokens: RuleToken[] = [];
  const text = source.trimEnd();
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) throw new Error(`Cannot read the rule at "${text.slice(at, at + 20)}"`);
    tokens.push(toToken(match));
  }
  return tokens;
}

function toToken([, number, single, double, name, sign = '']: RegExpExecArray): RuleToken {
  if (number !== undefined) return { kind: 'number', value: Number(number) };
  const text = single ?? double;
  if (text !== undefined) return { kind: 'text', value: text.replace(/\\(.)/g, '$1') };
  return name !== undefined ? { kind: 'name', value: name } : { kind: 'sign', value: sign };
}
