export declare function endWithParent(end: () => void): void;
