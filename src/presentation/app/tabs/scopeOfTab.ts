import { pageOf } from '../routes/pageOf';

/** The scope that a page needs; null if it needs none, if one of several is enough, or if there is no such page. */
export function scopeOfTab(url: string): string | null {
  const route = pageOf(url)?.route;
  return route?.anyOf === undefined ? (route?.scope ?? null) : null;
}
