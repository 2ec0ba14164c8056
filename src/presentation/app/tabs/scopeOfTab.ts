import { pageOf } from '../routes/pageOf';

/** The scope that a page needs; null for one that everybody may open, and for an address that is no page. */
export const scopeOfTab = (url: string): string | null => pageOf(url)?.route.scope ?? null;
