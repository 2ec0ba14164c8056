/**
 * The parts of a browser that a redirect flow needs: cookies by path, and forms. Redirects are followed only on
 * request.
 */
export class Browser {
  private readonly cookies = new Map<string, { readonly value: string; readonly path: string }>();

  get(url: string): Promise<Response> {
    return this.send(url, {});
  }

  submit(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.send(url, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Follows redirects until a page is shown or an address begins with `stopAt`. Returns where it ended. */
  async follow(
    response: Response,
    from: string,
    stopAt: string,
  ): Promise<{ readonly url: string; readonly response: Response }> {
    const location = response.headers.get('location');
    if (location === null) return { url: from, response };
    const url = new URL(location, from).href;
    return url.startsWith(stopAt) ? { url, response } : this.follow(await this.get(url), url, stopAt);
  }

  private async send(url: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(url);
    const sent = [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie: sent.join('; ') } });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find(attribute => attribute.startsWith('path='))?.slice('path='.length) ?? '/';
    this.cookies.set(name, { value, path });
  }
}
