export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly note?: string;
}
export declare function countJest(path: string, exitCode: number): Counts;
export declare function countPlaywright(path: string, exitCode: number): Counts;
