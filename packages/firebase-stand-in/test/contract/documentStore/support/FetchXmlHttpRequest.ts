/** The part of XMLHttpRequest that the SDK's browser build needs outside a browser, implemented with fetch. */
export class FetchXmlHttpRequest {
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  onreadystatechange: (() => void) | null = null;
  private method = 'GET';
  private address = '';
  private readonly requestHeaders: Record<string, string> = {};
  private responseHeaders = new Headers();
  private readonly aborter = new AbortController();

  get response(): string {
    return this.responseText;
  }

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
    this.move(1);
  }

  setRequestHeader(name: string, value: string): void {
    this.requestHeaders[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.responseHeaders.get(name);
  }

  getAllResponseHeaders(): string {
    return [...this.responseHeaders].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  send(body?: string): void {
    void this.run(body).catch(() => this.ended(0));
  }

  abort(): void {
    this.onreadystatechange = null;
    this.aborter.abort();
  }

  private async run(body: string | undefined): Promise<void> {
    const response = await fetch(this.address, {
      method: this.method,
      headers: this.requestHeaders,
      body: body ?? null,
      signal: this.aborter.signal,
    });
    this.status = response.status;
    this.statusText = response.statusText;
    this.responseHeaders = response.headers;
    this.move(2);
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      this.responseText += decoder.decode(part.value, { stream: true });
      this.move(3);
    }
    this.ended(response.status);
  }

  private ended(status: number): void {
    this.status = status;
    this.move(4);
  }

  private move(state: number): void {
    this.readyState = state;
    this.onreadystatechange?.();
  }
}
