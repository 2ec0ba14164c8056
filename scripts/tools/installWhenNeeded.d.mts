export declare function isInstallNeeded(root: string): boolean;
export declare function areBorrowed(root: string): boolean;
export declare function installWhenNeeded(root: string): Promise<void>;
