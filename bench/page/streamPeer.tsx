import type { ComponentType } from 'react';
import { Channel, Chat } from 'stream-chat-react';
import 'stream-chat-react/dist/css/index.css';
import type { BenchRow } from './BenchRow';
import type { Peer } from './Peer';
import { ReactPlace } from './ReactPlace';
import { startListBench } from './startListBench';
import { StreamRoom } from './StreamRoom';

/** One of the two lists of stream-chat-react, inside its own parts, with its own rows. */
class StreamPeer implements Peer {
  private room = new StreamRoom([]);
  private readonly place = new ReactPlace();

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
    this.place.show(
      root,
      <Chat client={this.room.client}>
        <Channel channel={this.room.channel}>
          <div style={{ height: 720, display: 'flex', flexDirection: 'column', width: '100%' }}>
            <List />
          </div>
        </Channel>
      </Chat>,
    );
  }

  unmount(): void {
    this.place.clear();
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
