/** Up to two letters that stand for a person. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/).filter(word => word !== '');
  const [first = '?', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map(word => [...(word ?? '')][0] ?? '').join('').toUpperCase();
}
