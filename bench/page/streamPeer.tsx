import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Channel, Chat } from 'stream-chat-react';
import 'stream-chat-react/dist/css/index.css';
import type { BenchRow } from './BenchRow';
import type { Peer } from './Peer';
import { startListBench } from './startListBench';
import { StreamRoom } from './StreamRoom';

/** One of the two lists of stream-chat-react, inside its own parts, with its own rows. */
class StreamPeer implements Peer {
  private room = new StreamRoom([]);
  private root: Root | undefined;

  constructor(
    private readonly List: ComponentType,
    readonly row: string,
    readonly isWindowed: boolean,
  ) {}

  scroller(): HTMLElement | null {
    const virtual = document.querySelector<HTMLElement>('[data-virtuoso-scroller], [data-testid="virtuoso-scroller"]');
    return virtual ?? document.querySelector<HTMLElement>('.str-chat__message-list');
  }

  prepare(rows: readonly BenchRow[]): void {
    this.room = new StreamRoom(rows);
  }

  mount(root: HTMLElement): void {
    const { List } = this;
    const made = (this.root = createRoot(root));
    flushSync(() => made.render(
      <Chat client={this.room.client}>
        <Channel channel={this.room.channel}>
          <div style={{ height: 720, display: 'flex', flexDirection: 'column', width: '100%' }}>
            <List />
          </div>
        </Channel>
      </Chat>,
    ));
  }

  unmount(): void {
    this.root?.unmount();
  }

  append(rows: readonly BenchRow[]): void {
    this.room.append(rows);
  }

  confirm(row: BenchRow): void {
    this.room.confirm(row);
  }

  prepend(rows: readonly BenchRow[]): void {
    this.room.prepend(rows);
  }
}

export function streamPeer(List: ComponentType, row: string, isWindowed: boolean): void {
  void startListBench(new StreamPeer(List, row, isWindowed));
}
