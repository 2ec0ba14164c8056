import type { PageLocation } from '@/application/session/ports/PageLocation';

/** What the links of emails say: a page that is loaded anew goes on with it. What a provider sends back works once and is not kept. */
const keptOverReload: readonly string[] = ['mode', 'oobCode', 'continueUrl', 'email'];

export class BrowserPageLocation implements PageLocation {
  private readonly taken = new Map<string, string>(keptIn(window.history.state));

  origin(): string {
    return window.location.origin;
  }

  takeQuery(...names: readonly string[]): Readonly<Record<string, string>> {
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    const found = names.filter(name => query.has(name));
    for (const name of found) {
      this.taken.set(name, query.get(name) ?? '');
      query.delete(name);
    }
    const rest = query.toString();
    const kept = Object.fromEntries([...this.taken].filter(([name]) => keptOverReload.includes(name)));
    if (found.length > 0) window.history.replaceState({ kept }, '', `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`);
    return Object.fromEntries([...this.taken].filter(([name]) => names.includes(name)));
  }

  leaveFor(url: string): void {
    window.location.assign(url);
  }

  restartAt(path: string): void {
    window.location.replace(path);
  }
}

/** The entry of the history keeps it, beside the address; it goes with the entry. */
function keptIn(state: unknown): readonly (readonly [string, string])[] {
  const kept: unknown = typeof state === 'object' && state !== null && 'kept' in state ? state.kept : undefined;
  if (typeof kept !== 'object' || kept === null) return [];
  return Object.entries(kept).flatMap(([name, value]) => (keptOverReload.includes(name) && typeof value === 'string' ? [[name, value] as const] : []));
}
