import axios, { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/** The fate of a call on the wire; a function replaces the body of its answer. */
export type WireFault = 'offline' | 'lostAnswer' | 'unreadable' | 403 | 404 | 500 | ((body: string) => string);

/** Sits between the product's client and a backend: it records calls, and lets the calls fail that a test chooses. */
export class FaultyWire {
  /** Method, path and query of each call, in order. */
  readonly calls: string[] = [];
  /** Calls without an answer so far. */
  pending = 0;
  private faultOf: (call: string) => WireFault | undefined = () => undefined;

  /** Makes every client that is created from now on use this wire. */
  install(): this {
    const carry = axios.getAdapter('http');
    axios.defaults.adapter = async config => {
      const call = nameOf(config);
      this.calls.push(call);
      this.pending += 1;
      try {
        return await answered(this.faultOf(call), config, () => carry(config));
      } finally {
        this.pending -= 1;
      }
    };
    return this;
  }

  fail(faultOf: (call: string) => WireFault | undefined): void {
    this.faultOf = faultOf;
  }

  heal(): void {
    this.faultOf = () => undefined;
  }
}

type Config = InternalAxiosRequestConfig;

function nameOf({ method = 'get', url = '', params }: Config): string {
  const query = String((params ?? '') as URLSearchParams | string);
  return `${method.toUpperCase()} ${url}${query === '' ? '' : `?${query}`}`;
}

async function answered(
  wireFault: WireFault | undefined,
  config: Config,
  carry: () => Promise<AxiosResponse>,
): Promise<AxiosResponse> {
  if (wireFault === undefined) return carry();
  if (typeof wireFault === 'function') {
    const answer: AxiosResponse<string> = await carry();
    return { ...answer, data: wireFault(answer.data) };
  }
  if (wireFault === 'lostAnswer') await carry();
  if (wireFault === 'lostAnswer' || wireFault === 'offline')
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const isRead = wireFault === 'unreadable';
  const headers = new AxiosHeaders({ 'content-type': isRead ? 'text/html' : 'text/plain' });
  const data = isRead ? '<!doctype html><title>Welcome</title>' : 'Refused\nBy a test.';
  return { status: isRead ? 200 : wireFault, statusText: '', data, headers, config };
}
