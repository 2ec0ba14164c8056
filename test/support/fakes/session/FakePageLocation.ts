import type { PageLocation } from '@/application/session/ports/PageLocation';

/** One window with its history; leaving and restarting are recorded, and change the address. */
export class FakePageLocation implements PageLocation {
  readonly leftFor: string[] = [];
  readonly restartedAt: string[] = [];
  /** The current entry is the last one. */
  private readonly entries: URL[];
  private taken: Record<string, string> = {};
  private own: Readonly<Record<string, string>> = {};

  constructor(
    query: Readonly<Record<string, string>> = {},
    private readonly home = 'https://dashboard.example',
    path = '/',
  ) {
    const opened = new URL(path, home);
    for (const [name, value] of Object.entries(query)) opened.searchParams.set(name, value);
    this.entries = [opened];
  }

  origin(): string {
    return this.home;
  }

  here(): string {
    const { pathname, search, hash } = this.page;
    return pathname + search + hash;
  }

  consumeQuery(...names: readonly string[]): Readonly<Record<string, string>> {
    const { searchParams, search } = this.page;
    const asWritten = new URLSearchParams(search.replaceAll('+', '%2B'));
    for (const name of names) {
      const value = asWritten.get(name);
      if (value === null) continue;
      this.taken[name] = value;
      searchParams.delete(name);
    }
    return Object.fromEntries(Object.entries(this.taken).filter(([name]) => names.includes(name)));
  }

  saveForReload(values: Readonly<Record<string, string>>): void {
    this.own = values;
  }

  savedForReload(): Readonly<Record<string, string>> {
    return this.own;
  }

  leaveFor(url: string): void {
    this.leftFor.push(url);
    this.load(new URL(url, this.page));
  }

  restartAt(path: string): void {
    this.restartedAt.push(path);
    const next = new URL(path, this.page);
    this.entries.pop();
    this.load(next);
  }

  /** The address in the address bar. */
  address(): string {
    return this.page.href;
  }

  /** The same page after a reload. */
  reload(): void {
    const kept = ['mode', 'oobCode', 'continueUrl', 'email'];
    this.taken = Object.fromEntries(Object.entries(this.taken).filter(([name]) => kept.includes(name)));
  }

  /** Goes back as the user does; leaving the first page is an error of the test. */
  goBack(): void {
    if (this.entries.length < 2) throw new Error('There is no page to go back to.');
    this.entries.pop();
    this.taken = {};
  }

  private get page(): URL {
    const page = this.entries.at(-1);
    if (page === undefined) throw new Error('The window shows no page.');
    return page;
  }

  private load(page: URL): void {
    this.entries.push(page);
    this.taken = {};
    this.own = {};
  }
}
