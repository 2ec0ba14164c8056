export declare function testsOf(changed: readonly string[], testFiles: readonly string[]): string[];
