import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const BENCH = join(ROOT, 'bench');
/** Where the pages that are measured are built. */
export const PAGES = join(ROOT, '.cache/bench');
