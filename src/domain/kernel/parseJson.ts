/** Parses JSON; undefined if invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** True if a value has fields that can be read. Lists have fields too. */
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** True if a value has fields and is not a list. */
export const isRecord = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

/** The fields that a text holds as JSON; undefined where it holds none. */
export function parseRecord(text: string): Fields | undefined {
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
}
