/** Which survey an address shows, with its questions or its organisations; undefined when it shows none. */
export function surveyOfUrl(url: string): string | undefined {
  const [path, query] = url.split(/[?#]/);
  if (path !== '/admin/tools/survey') return undefined;
  return new URLSearchParams(query).get('survey') || undefined;
}
