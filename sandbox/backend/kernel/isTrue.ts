/** A boolean of a query string arrives as text; the DTO admits both. */
export function isTrue(value: boolean | string): boolean {
  return value === true || value === 'true';
}
