export declare function testsOf(changed: readonly string[], testFiles: readonly string[]): string[];
export declare function chooseTests(choice: {
  readonly own: readonly string[];
  readonly related: readonly string[];
  readonly changed: readonly string[];
  readonly limit: number;
}): { readonly run: string[]; readonly leftOut: string[] };
export declare function countByFolder(paths: readonly string[]): string;
