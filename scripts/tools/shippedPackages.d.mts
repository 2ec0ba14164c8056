export declare function shippedPackages(packages: Readonly<Record<string, object>>): ReadonlySet<string>;
