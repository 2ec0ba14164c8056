/** Whom an address of the users page shows; undefined when it shows nobody. */
export function userOfUrl(url: string): string | undefined {
  const [path, query] = url.split(/[?#]/);
  if (path !== '/admin/users') return undefined;
  return new URLSearchParams(query).get('user') || undefined;
}
