import { pageOf } from '../routes/pageOf';

/** The scope that a page needs; null for one without a scope or with a choice of several, and where there is no page. */
export function scopeOfTab(url: string): string | null {
  const route = pageOf(url)?.route;
  return route?.anyOf === undefined ? (route?.scope ?? null) : null;
}
