/** For `sort`: the smaller first; of texts, the one whose first different sign is earlier in Unicode. */
export const ascending = <T extends string | number | bigint>(a: T, b: T): number => (a < b ? -1 : Number(a > b));
