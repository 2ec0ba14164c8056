/** Whole years from a date of birth to a day, both such as `1990-03-29`; null if either is not a day. */
export function ageOn(today: string, born: string): number | null {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  const age = today.slice(5) < born.slice(5) ? years - 1 : years;
  return Number.isInteger(age) && age >= 0 ? age : null;
}
