import type { EmbedConnection, EmbedFrames, EmbedNews } from '@/application/dashboards/ports/EmbedFrames';
import type { AppliedFilter } from '@/domain/dashboards/DashboardView';
import { embedMessage } from '@/domain/dashboards/embedMessage.rule';

/** The tallest frame, in CSS pixels: the other side must not decide how long the page is. */
const TALLEST = 6_000;

/** JSON-RPC 2.0 over the message port that an embedded dashboard sends to its page. */
export class WindowEmbedFrames implements EmbedFrames {
  /** `origin`: the one whose messages count. */
  constructor(
    private readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
    private readonly origin: string,
  ) {}

  connect(windowOf: () => object | null, onNews: (news: EmbedNews) => void): EmbedConnection {
    let port: MessagePort | undefined;
    let sent = 0;
    const handleMessage = ({ origin: from, source, ports: [opened] }: MessageEvent): void => {
      const isFromFrame = source !== null && source === windowOf();
      if (!embedMessage({ from, isFromFrame, origin: this.origin }) || opened === undefined) return;
      port?.close();
      port = opened;
      opened.onmessage = ({ data }: MessageEvent<unknown>) => {
        const news = readNews(data, sent);
        if (news) onNews(news);
      };
      onNews({ kind: 'ready' });
    };
    this.page.addEventListener('message', handleMessage);
    return {
      applyFilters: (filters: readonly AppliedFilter[]) => {
        if (port === undefined) return false;
        sent += 1;
        port.postMessage({ jsonrpc: '2.0', id: sent, method: '/v1/filters/apply', params: { filters } });
        return true;
      },
      close: () => {
        this.page.removeEventListener('message', handleMessage);
        port?.close();
      },
    };
  }
}

/** Undefined for what is not understood, and for the answer to filters that were replaced since. */
function readNews(data: unknown, sent: number): EmbedNews | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, method, params, result } = data as Readonly<Record<string, unknown>>;
  if (method === '/v1/onFrameSizeChange') {
    const { height } = (params ?? {}) as Readonly<Record<string, unknown>>;
    const isHeight = typeof height === 'number' && height > 0;
    return isHeight ? { kind: 'height', pixels: Math.min(Math.ceil(height), TALLEST) } : undefined;
  }
  return id === sent && result !== undefined ? { kind: 'filtered' } : undefined;
}
