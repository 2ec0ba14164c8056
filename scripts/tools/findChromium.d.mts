export declare function findChromium(playwrights?: string): string | undefined;
