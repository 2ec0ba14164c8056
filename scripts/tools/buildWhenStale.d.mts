export declare function sourceHash(root: string): string;
export declare function isBuildStale(root: string): boolean;
export declare function build(root: string, options?: { readonly limitMs?: number }): Promise<number>;
export declare function buildWhenStale(root: string): Promise<void>;
