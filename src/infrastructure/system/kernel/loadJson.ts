/** Reads a file of this site as JSON; undefined when it is missing, unreachable or no JSON. */
export async function loadJson(path: `/${string}`): Promise<unknown> {
  try {
    const answer = await fetch(path, { credentials: 'same-origin' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
