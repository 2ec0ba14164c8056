type Scalar = string | number | boolean;

/** Writes query parameters: absent ones are left out, lists repeat their name with brackets. */
export function toQuery(query: object): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, Scalar | readonly Scalar[] | null | undefined][]) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') for (const item of value) parameters.append(`${name}[]`, String(item));
    else parameters.append(name, String(value));
  }
  return parameters;
}
