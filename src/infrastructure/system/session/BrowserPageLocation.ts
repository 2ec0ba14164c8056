import type { PageLocation } from '@/application/session/ports/PageLocation';

/**
 * Parameters of links in emails, which a reloaded page uses again. A provider's response works once and is not stored.
 */
const keptOverReload: readonly string[] = ['mode', 'oobCode', 'continueUrl', 'email'];

export class BrowserPageLocation implements PageLocation {
  private readonly taken = new Map<string, string>(
    valuesIn(window.history.state, 'kept').filter(([name]) => keptOverReload.includes(name)),
  );
  private own: Readonly<Record<string, string>> = Object.fromEntries(valuesIn(window.history.state, 'own'));

  origin(): string {
    return window.location.origin;
  }

  here(): string {
    const { pathname, search, hash } = window.location;
    return pathname + search + hash;
  }

  consumeQuery(...names: readonly string[]): Readonly<Record<string, string>> {
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    // The provider writes the plus of an address as it is; only forms mean a space by it.
    const asWritten = new URLSearchParams(search.replaceAll('+', '%2B'));
    const found = names.filter(name => query.has(name));
    for (const name of found) {
      this.taken.set(name, asWritten.get(name) ?? '');
      query.delete(name);
    }
    const rest = query.toString();
    if (found.length > 0) this.store(`${pathname}${rest === '' ? '' : `?${rest}`}${hash}`);
    return Object.fromEntries([...this.taken].filter(([name]) => names.includes(name)));
  }

  saveForReload(values: Readonly<Record<string, string>>): void {
    this.own = values;
    this.store();
  }

  savedForReload(): Readonly<Record<string, string>> {
    return this.own;
  }

  leaveFor(url: string): void {
    window.location.assign(url);
  }

  restartAt(path: string): void {
    window.location.replace(path);
  }

  /** The history entry stores it, beside the address; it is removed with the entry. */
  private store(address?: string): void {
    const kept = Object.fromEntries([...this.taken].filter(([name]) => keptOverReload.includes(name)));
    window.history.replaceState({ kept, own: this.own }, '', address);
  }
}

function valuesIn(state: unknown, part: 'kept' | 'own'): readonly (readonly [string, string])[] {
  const values: unknown =
    typeof state === 'object' && state !== null
      ? Object.entries(state).find(([name]) => name === part)?.[1]
      : undefined;
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}
