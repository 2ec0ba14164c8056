import { isObject } from '@/domain/kernel/parseJson';
import type { EmbedConnection, EmbedFrames, EmbedUpdate } from '@/application/dashboards/ports/EmbedFrames';
import type { AppliedFilter } from '@/domain/dashboards/DashboardView';
import { isEmbedMessage } from '@/domain/dashboards/isEmbedMessage.rule';

/** Maximum height of a frame, in CSS pixels: the embedded page must not decide how long this page is. */
const MAX_HEIGHT_PX = 6_000;

/** JSON-RPC 2.0 over the message port that an embedded dashboard sends to its page. */
export class WindowEmbedFrames implements EmbedFrames {
  /** `origin`: messages from other origins are ignored. */
  constructor(
    private readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
    private readonly origin: string,
  ) {}

  connect(windowOf: () => object | null, onUpdate: (update: EmbedUpdate) => void): EmbedConnection {
    let port: MessagePort | undefined;
    let lastId = 0;
    const handleMessage = ({ origin: from, source, ports: [opened] }: MessageEvent): void => {
      const isFromFrame = source !== null && source === windowOf();
      if (!isEmbedMessage({ from, isFromFrame, origin: this.origin }) || opened === undefined) return;
      port?.close();
      port = opened;
      opened.onmessage = ({ data }: MessageEvent<unknown>) => {
        const update = readUpdate(data, lastId);
        if (update) onUpdate(update);
      };
      onUpdate({ kind: 'ready' });
    };
    this.page.addEventListener('message', handleMessage);
    return {
      applyFilters: (filters: readonly AppliedFilter[]) => {
        if (port === undefined) return false;
        lastId += 1;
        port.postMessage({ jsonrpc: '2.0', id: lastId, method: '/v1/filters/apply', params: { filters } });
        return true;
      },
      close: () => {
        this.page.removeEventListener('message', handleMessage);
        port?.close();
      },
    };
  }
}

/** Returns undefined for an unknown message, and for the answer to filters that have been replaced since. */
function readUpdate(data: unknown, lastId: number): EmbedUpdate | undefined {
  if (!isObject(data)) return undefined;
  const { id, method, params, result } = data;
  if (method === '/v1/onFrameSizeChange') {
    const { height } = (params ?? {}) as Readonly<Record<string, unknown>>;
    const isHeight = typeof height === 'number' && height > 0;
    return isHeight ? { kind: 'height', pixels: Math.min(Math.ceil(height), MAX_HEIGHT_PX) } : undefined;
  }
  return id === lastId && result !== undefined ? { kind: 'filtered' } : undefined;
}
