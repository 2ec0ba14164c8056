import { pageOf } from '../routes/pageOf';

/** The scope that a page needs; null for a page without a scope, and for an address without a page. */
export const scopeOfTab = (url: string): string | null => pageOf(url)?.route.scope ?? null;
