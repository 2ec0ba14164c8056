import { offlineCopy } from '@/domain/app/offlineCopy.rule';

const CACHE = 'public-files';
const PAGE = '/';
/** The files that the first page names itself. */
const named = /(?:src|href)="(\/assets\/[^"]+)"/g;
const always = [
  '/environment.json',
  '/assets/version.json',
  '/i18n/en/session.json',
  '/i18n/en/legal.json',
  '/i18n/en/notifications.json',
];

/** Copies of what everybody may see, for the time without a network. */
export class OfflineFiles {
  constructor(
    private readonly origin: string,
    private readonly copies: CacheStorage,
    private readonly get: (request: RequestInfo) => Promise<Response>,
  ) {}

  /**
   * Copies the page and what it needs to begin; rejects when that fails, so that the platform tries again another day.
   */
  async prepare(): Promise<void> {
    const cache = await this.copies.open(CACHE);
    const page = await this.get(PAGE);
    const files = [...(await page.clone().text()).matchAll(named)].flatMap(([, file]) =>
      file === undefined ? [] : [file],
    );
    await cache.put(PAGE, page);
    // A name that comes twice would be refused, and with it the whole worker.
    await cache.addAll([...new Set([...files, ...always])]);
  }

  /** The content of a copy; undefined if there is none, or none that can be read. */
  async copyOf(path: string): Promise<unknown> {
    try {
      const cache = await this.copies.open(CACHE);
      return await (await cache.match(path))?.json();
    } catch {
      return undefined;
    }
  }

  /** The answer to a request; undefined for one that is none of this worker's business. */
  answer(request: Request): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url);
    const facts = {
      method: request.method,
      path: pathname,
      isOwn: origin === this.origin,
      isNavigation: request.mode === 'navigate',
    };
    switch (offlineCopy(facts)) {
      case 'page':
        return this.openPage(request);
      case 'fresh':
        return this.networkFirst(request, `${origin}${pathname}`);
      case 'file':
        return this.copyFirst(request);
      case 'none':
        return undefined;
    }
  }

  /**
   * Whatever address is opened, only the page at `/` is copied, because another address may be served by someone else.
   */
  private async openPage(request: Request): Promise<Response> {
    try {
      const answer = await this.get(request);
      if (answer.ok) void this.renewPage();
      return answer;
    } catch (error) {
      const cache = await this.copies.open(CACHE);
      const copy = await cache.match(PAGE);
      if (copy === undefined) throw error;
      return copy;
    }
  }

  private async renewPage(): Promise<void> {
    try {
      const page = await this.get(PAGE);
      const cache = await this.copies.open(CACHE);
      if (page.ok && !page.redirected && isHtml(page)) await cache.put(PAGE, page);
    } catch {
      // The copy of before does for another while.
    }
  }

  private async networkFirst(request: Request, name: string): Promise<Response> {
    const cache = await this.copies.open(CACHE);
    try {
      const answer = await this.get(request);
      if (answer.ok) await cache.put(name, await asText(answer));
      return answer;
    } catch (error) {
      const copy = await cache.match(name);
      if (copy === undefined) throw error;
      return copy;
    }
  }

  private async copyFirst(request: Request): Promise<Response> {
    const cache = await this.copies.open(CACHE);
    const copy = await cache.match(request.url);
    if (copy !== undefined) return copy;
    const answer = await this.get(request);
    // Otherwise, if a host answers a missing file with the page, it would be stored as a script for ever.
    if (answer.ok && !isHtml(answer)) await cache.put(request.url, answer.clone());
    return answer;
  }
}

function isHtml({ headers }: Response): boolean {
  return /^text\/html\b|^application\/xhtml/i.test(headers.get('Content-Type') ?? '');
}

/** A copy of a document that is read as text, and can be opened as nothing else. */
async function asText(answer: Response): Promise<Response> {
  if (!isHtml(answer)) return answer.clone();
  return new Response(await answer.clone().text(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
