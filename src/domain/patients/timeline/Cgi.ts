/** Clinical Global Impression, each 1 to 7. */
export interface Cgi {
  readonly severity: number;
  /** 1 very much improved, 4 no change, 7 very much worse; null at the first impression, with nothing to compare. */
  readonly improvement: number | null;
}
