/** Clinical Global Impression, each 1 to 7. */
export interface Cgi {
  readonly severity: number;
  /** 1 very much improved, 4 no change, 7 very much worse; null for the first impression. */
  readonly improvement: number | null;
}
