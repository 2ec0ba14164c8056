import axios, { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/** The fate of a call on the wire; a function replaces the body of its answer. */
export type Trouble = 'offline' | 'lostAnswer' | 'unreadable' | 403 | 404 | 500 | ((body: string) => string);

/** Sits between the product's client and a backend: it records calls, and lets the calls fail that a test chooses. */
export class FaultyWire {
  /** Method, path and query of each call, in order. */
  readonly calls: string[] = [];
  /** Calls without an answer so far. */
  pending = 0;
  private troubleOf: (call: string) => Trouble | undefined = () => undefined;

  /** Makes every client that is created from now on use this wire. */
  install(): this {
    const carry = axios.getAdapter('http');
    axios.defaults.adapter = async config => {
      const call = nameOf(config);
      this.calls.push(call);
      this.pending += 1;
      try {
        return await answered(this.troubleOf(call), config, () => carry(config));
      } finally {
        this.pending -= 1;
      }
    };
    return this;
  }

  fail(troubleOf: (call: string) => Trouble | undefined): void {
    this.troubleOf = troubleOf;
  }

  heal(): void {
    this.troubleOf = () => undefined;
  }
}

type Config = InternalAxiosRequestConfig;

function nameOf({ method = 'get', url = '', params }: Config): string {
  const query = String((params ?? '') as URLSearchParams | string);
  return `${method.toUpperCase()} ${url}${query === '' ? '' : `?${query}`}`;
}

async function answered(
  trouble: Trouble | undefined,
  config: Config,
  carry: () => Promise<AxiosResponse>,
): Promise<AxiosResponse> {
  if (trouble === undefined) return carry();
  if (typeof trouble === 'function') {
    const answer: AxiosResponse<string> = await carry();
    return { ...answer, data: trouble(answer.data) };
  }
  if (trouble === 'lostAnswer') await carry();
  if (trouble === 'lostAnswer' || trouble === 'offline')
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const isRead = trouble === 'unreadable';
  const headers = new AxiosHeaders({ 'content-type': isRead ? 'text/html' : 'text/plain' });
  const data = isRead ? '<!doctype html><title>Welcome</title>' : 'Refused\nBy a test.';
  return { status: isRead ? 200 : trouble, statusText: '', data, headers, config };
}
