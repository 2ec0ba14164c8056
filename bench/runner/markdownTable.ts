/** A table with the first column to the left and all others to the right. */
export function markdownTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [head, rule, ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}
