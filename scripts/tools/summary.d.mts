import type { Counts } from './countResults.mjs';

export interface StepResult extends Counts {
  readonly name: string;
  readonly ms: number;
}
export declare function table(results: readonly StepResult[]): string;
export declare function slowest(results: readonly StepResult[]): string;
export declare function failures(results: readonly StepResult[]): string;
export declare function lastLine(results: readonly StepResult[]): string;
export declare function anyFailed(results: readonly StepResult[]): boolean;
