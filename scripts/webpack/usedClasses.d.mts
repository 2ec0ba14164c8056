export declare function usedClasses(css: string): readonly string[];
