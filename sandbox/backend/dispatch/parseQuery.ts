/** `a[]=1&a[]=2` becomes a list; every other parameter is a text, the last one counting. */
export function parseQuery(parameters: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of parameters) {
    if (!name.endsWith('[]')) {
      found.set(name, value);
      continue;
    }
    const key = name.slice(0, -2);
    const earlier = found.get(key);
    found.set(key, Array.isArray(earlier) ? [...earlier, value] : [value]);
  }
  return Object.fromEntries(found);
}
