export interface Failure {
  readonly name: string;
  readonly message: string;
}
export interface TimedTest {
  readonly name: string;
  readonly ms: number;
}
export interface Part extends TimedTest {
  readonly files: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly note?: string;
  /** Failed tests by name, with the beginning of their messages; absent where a step has no tests of its own. */
  readonly failures?: readonly Failure[];
  /** The tests by kind, with the time that their files took in all; absent where a step has one kind only. */
  readonly parts?: readonly Part[];
  /** The duration of each test; absent where a step has no tests of its own. */
  readonly tests?: readonly TimedTest[];
}
export declare function countJest(path: string, exitCode: number, root?: string): Counts;
export declare function countPlaywright(path: string, exitCode: number): Counts;
