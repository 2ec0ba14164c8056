import { MessageChannel, type MessagePort as NodePort } from 'node:worker_threads';
import type { AppliedFilter } from '@/domain/dashboards/DashboardView';
import { WindowEmbedFrames } from '@/infrastructure/system/dashboards/WindowEmbedFrames';
import { embedFramesContract } from '#test/support/contracts/dashboards/embedFramesContract';
import { FakeEmbedFrames } from '#test/support/fakes/dashboards/FakeEmbedFrames';

const ORIGIN = 'https://boards.example';
/** Messages of ports arrive in a later turn. */
const turn = () => new Promise<void>(resolve => setTimeout(resolve, 5));

embedFramesContract('FakeEmbedFrames', () => {
  const frames = new FakeEmbedFrames();
  return {
    frames,
    window: {},
    open: async () => frames.last.say({ kind: 'ready' }),
    answer: async () => frames.last.say({ kind: 'filtered' }),
    grow: async pixels => frames.last.say({ kind: 'height', pixels }),
    applied: async () => frames.last.applied,
    stop: () => undefined,
  };
});

/** A window that can receive messages from any origin and any frame. */
function aPage() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const page = {
    addEventListener: (_: string, listener: unknown) => void listeners.add(listener as never),
    removeEventListener: (_: string, listener: unknown) => void listeners.delete(listener as never),
  };
  const opened: NodePort[] = [];
  const send = (origin: string, source: object | null): NodePort => {
    const { port1, port2 } = new MessageChannel();
    opened.push(port1, port2);
    for (const listener of listeners) listener({ origin, source, ports: [port2], data: {} } as never);
    return port1;
  };
  return { page: page as never, send, stop: () => opened.forEach(port => port.close()) };
}

embedFramesContract('WindowEmbedFrames', () => {
  const { page, send, stop } = aPage();
  const window = {};
  const calls: { readonly id: number; readonly params: { readonly filters: readonly AppliedFilter[] } }[] = [];
  let port: NodePort | undefined;
  return {
    frames: new WindowEmbedFrames(page, ORIGIN),
    window,
    open: async () => {
      port = send(ORIGIN, window);
      port.on('message', call => calls.push(call as never));
      await turn();
    },
    answer: async () => {
      port?.postMessage({ jsonrpc: '2.0', id: calls.at(-1)?.id, result: 'ok' });
      await turn();
    },
    grow: async pixels => {
      port?.postMessage({ jsonrpc: '2.0', method: '/v1/onFrameSizeChange', params: { width: 1, height: pixels } });
      await turn();
    },
    applied: async () => {
      await turn();
      return calls.map(({ params }) => params.filters);
    },
    stop,
  };
});

describe('WindowEmbedFrames', () => {
  it.each([
    ['a third origin', 'https://evil.example', true],
    ['another frame of the same origin', ORIGIN, false],
    ['an origin with the same beginning', `${ORIGIN}.evil.example`, true],
    ['a file', 'null', true],
  ])('ignores messages from %s', (_, origin, isFromFrame) => {
    const { page, send, stop } = aPage();
    const [window, other] = [{}, {}];
    const news: unknown[] = [];
    const connection = new WindowEmbedFrames(page, ORIGIN).connect(
      () => window,
      said => news.push(said),
    );
    send(origin, isFromFrame ? window : other);
    expect(news).toEqual([]);
    expect(connection.applyFilters([])).toBe(false);
    connection.close();
    stop();
  });

  it('limits the height that a page reports, and ignores malformed messages', async () => {
    const { page, send, stop } = aPage();
    const window = {};
    const news: unknown[] = [];
    const connection = new WindowEmbedFrames(page, ORIGIN).connect(
      () => window,
      said => news.push(said),
    );
    const port = send(ORIGIN, window);
    const odd = [null, 1, 'text', {}, { method: '/v1/onFrameSizeChange' }, { id: 7, result: 'ok' }];
    const heights = [-5, Number.NaN, '300', 1e9].map(height => ({
      ...{ method: '/v1/onFrameSizeChange', params: { height } },
    }));
    for (const message of [...odd, ...heights]) port.postMessage(message);
    await turn();
    expect(news).toEqual([{ kind: 'ready' }, { kind: 'height', pixels: 6_000 }]);
    connection.close();
    stop();
  });

  it('reports only the answer to the newest filters', async () => {
    const { page, send, stop } = aPage();
    const window = {};
    const news: unknown[] = [];
    const connection = new WindowEmbedFrames(page, ORIGIN).connect(
      () => window,
      said => news.push(said),
    );
    const port = send(ORIGIN, window);
    connection.applyFilters([]);
    connection.applyFilters([]);
    port.postMessage({ id: 1, result: 'ok' });
    await turn();
    expect(news).toEqual([{ kind: 'ready' }]);
    port.postMessage({ id: 2, result: 'ok' });
    await turn();
    expect(news).toEqual([{ kind: 'ready' }, { kind: 'filtered' }]);
    connection.close();
    stop();
  });
});
