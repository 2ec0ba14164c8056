import { createRef } from 'react';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { TimelineFind } from '@/presentation/chat/timeline/find/TimelineFind';
import { CachedPageStore } from '@/presentation/chat/timeline/cachedPage/CachedPageStore';
import { TimelinePane } from '@/presentation/chat/timeline/TimelinePane';
import { TimelineStore } from '@/presentation/chat/timeline/TimelineStore';
import { StoresContext } from '@/presentation/kit/useStores';
import { testStores } from '#test/support/builders/app/testStores';
import type { BenchRow } from '../page/BenchRow';
import { CHANNEL, NOW } from '../page/Conversation';
import type { Peer } from '../page/Peer';
import { ReactPlace } from '../page/ReactPlace';
import { PATIENT } from '../page/RowInside';
import { SmallTimeline } from '../page/SmallTimeline';
import { startListBench } from '../page/startListBench';

/** The product's list as a conversation shows it, with everything that hovers over it. */
class Product implements Peer {
  readonly row = '.chat-row';
  readonly isWindowed = true;
  private timeline = new SmallTimeline();
  private readonly place = new ReactPlace();
  private readonly stores = testStores().stores;
  private stop = (): void => undefined;
  private messages: readonly ChatMessage[] = [];

  scroller(): HTMLElement | null {
    return document.querySelector<HTMLElement>('.chat-scroller');
  }

  prepare(rows: readonly BenchRow[]): void {
    this.timeline = new SmallTimeline();
    this.messages = rows.map(({ message }) => message);
  }

  mount(root: HTMLElement, rows: readonly BenchRow[]): void {
    const store = new TimelineStore(CHANNEL, this.timeline.useCases);
    const toEnd = { ...createRef<() => void>(), current: () => undefined };
    this.stop = store.start();
    this.timeline.open(rows, this.messages);
    const cached = new CachedPageStore(CHANNEL, this.timeline.useCases.chat);
    this.place.show(
      root,
      <StoresContext.Provider value={this.stores}>
        <TimelinePane
          store={store}
          cached={cached}
          patientName={PATIENT}
          patientAuthor={PATIENT}
          now={NOW}
          find={new TimelineFind(store)}
          onReply={() => undefined}
          toEnd={toEnd}
        />
      </StoresContext.Provider>,
    );
  }

  unmount(): void {
    this.place.clear();
    this.stop();
  }

  append(rows: readonly BenchRow[]): void {
    this.timeline.bring(rows);
  }

  confirm(row: BenchRow): void {
    this.timeline.bring([row]);
  }

  prepend(rows: readonly BenchRow[]): void {
    this.timeline.bring(rows);
  }
}

void startListBench(new Product());
