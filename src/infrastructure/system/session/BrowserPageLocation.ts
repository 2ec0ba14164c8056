import { isObject } from '@/domain/kernel/parseJson';
import type { PageLocation } from '@/application/session/ports/PageLocation';

/**
 * Parameters of email links, kept so that they survive a reload. The response of a sign-in provider works only once, so
 * it is not kept.
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
    // The provider does not escape the plus sign of an email address. URLSearchParams would read it as a space.
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

  /** Stores the values in the history entry, so that they disappear with it. */
  private store(address?: string): void {
    const kept = Object.fromEntries([...this.taken].filter(([name]) => keptOverReload.includes(name)));
    window.history.replaceState({ kept, own: this.own }, '', address);
  }
}

function valuesIn(state: unknown, part: 'kept' | 'own'): readonly (readonly [string, string])[] {
  const values: unknown = isObject(state) ? Object.entries(state).find(([name]) => name === part)?.[1] : undefined;
  if (!isObject(values)) return [];
  return Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}
