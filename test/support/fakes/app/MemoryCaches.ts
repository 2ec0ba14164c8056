/** The browser's cache storage in memory; methods that the product does not use throw. */
export class MemoryCaches {
  private readonly answers = new Map<string, Response>();
  /** The requests of `addAll`. */
  fetch: (path: string) => Promise<Response> = () => Promise.reject(new Error('no network given'));

  readonly storage: CacheStorage = {
    open: async () => this.cache,
    delete: () => this.unexpected(),
    has: () => this.unexpected(),
    keys: () => this.unexpected(),
    match: () => this.unexpected(),
  };

  private readonly cache: Cache = {
    match: async request => this.answers.get(nameOf(request))?.clone(),
    put: async (request, response) => void this.answers.set(nameOf(request), response),
    addAll: async (requests: Iterable<RequestInfo>) => {
      const names = [...requests].map(nameOf);
      if (new Set(names).size < names.length) throw new Error('InvalidStateError: duplicate requests');
      for (const name of names) this.answers.set(name, await this.fetch(name));
    },
    add: () => this.unexpected(),
    delete: () => this.unexpected(),
    keys: () => this.unexpected(),
    matchAll: () => this.unexpected(),
  };

  /** The names of the caches. */
  kept(): string[] {
    return [...this.answers.keys()];
  }

  private unexpected(): never {
    throw new Error('Not expected to be called.');
  }
}

/** Path and query: every test has one origin. */
function nameOf(request: RequestInfo | URL): string {
  const url = typeof request === 'string' ? request : 'url' in request ? request.url : request.href;
  const { pathname, search } = new URL(url, 'https://any.example');
  return pathname + search;
}
