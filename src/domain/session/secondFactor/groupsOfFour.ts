/** A secret as people can read it aloud and type it: ABCD EFGH … */
export function groupsOfFour(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
