export interface Failure {
  readonly name: string;
  readonly message: string;
}
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly note?: string;
  /** What failed by name, with the beginning of what was said about it; absent where a step has no tests of its own. */
  readonly failures?: readonly Failure[];
  /** Browser tests that passed only when repeated; absent where there are none. */
  readonly repeated?: readonly Failure[];
}
export declare function countJest(path: string, exitCode: number): Counts;
export declare function countPlaywright(path: string, exitCode: number): Counts;
