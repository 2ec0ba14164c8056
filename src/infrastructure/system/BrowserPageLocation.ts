import type { PageLocation } from '@/application/session/ports/PageLocation';

export class BrowserPageLocation implements PageLocation {
  private readonly taken = new Map<string, string>();

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
    if (found.length > 0) window.history.replaceState(null, '', `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`);
    return Object.fromEntries([...this.taken].filter(([name]) => names.includes(name)));
  }

  leaveFor(url: string): void {
    window.location.assign(url);
  }

  restartAt(path: string): void {
    window.location.replace(path);
  }
}
