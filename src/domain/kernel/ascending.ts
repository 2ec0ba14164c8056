/** Compares for `sort`: smaller first; texts by code unit. */
export const ascending = <T extends string | number | bigint>(a: T, b: T): number => (a < b ? -1 : Number(a > b));
