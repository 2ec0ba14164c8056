import { EVENT_PAGE, type ChatEventFeed } from '@/application/chat/ports/ChatEventFeed';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { eventually } from '../../eventually';

/** A backend with an empty chat, and a feed in `me`'s session. */
export interface ChatEventFeedHarness {
  readonly feed: ChatEventFeed;
  readonly me: string;
  readonly channelId: string;
  /** The patient writes these texts, one after the other. */
  patientWrites(texts: readonly string[]): Promise<void>;
  /** The same in a chat that `me` is not in. */
  strangersWrite(text: string): Promise<void>;
  dispose(): Promise<void>;
}

const textsOf = (events: readonly ChatEvent[]): string[] =>
  events.flatMap(event => (event.type === 'message' ? [event.text] : []));
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `m${String(at + 1)}`);

/** The contract of every ChatEventFeed, including its fake. */
export function chatEventFeedContract(name: string, make: () => Promise<ChatEventFeedHarness>): void {
  describe(`${name} keeps the ChatEventFeed contract`, () => {
    let harness: ChatEventFeedHarness;
    let windows: (readonly ChatEvent[])[] = [];
    const watcher = {
      onEvents: (events: readonly ChatEvent[]) => windows.push(events),
      onStale: () => undefined,
      onDown: () => undefined,
    };
    const newest = (): string[] => textsOf(windows.at(-1) ?? []);

    beforeEach(async () => {
      windows = [];
      harness = await make();
    });
    afterEach(() => harness.dispose());

    it('reports the current events immediately, newest first, and then every change', async () => {
      await harness.patientWrites(['one', 'two']);
      const stop = harness.feed.subscribe(harness.me, watcher);
      await eventually(() => expect(newest()).toEqual(['two', 'one']));
      await harness.patientWrites(['three']);
      await eventually(() => expect(newest()).toEqual(['three', 'two', 'one']));
      stop();
    });

    it('reports an empty page', async () => {
      const stop = harness.feed.subscribe(harness.me, watcher);
      await eventually(() => expect(windows.length).toBeGreaterThan(0));
      expect(newest()).toEqual([]);
      stop();
    });

    it('reports at most one page, and nothing once unsubscribed', async () => {
      await harness.patientWrites(numbered(EVENT_PAGE + 3));
      const stop = harness.feed.subscribe(harness.me, watcher);
      await eventually(() => expect(windows.length).toBeGreaterThan(0));
      expect(windows.at(-1)).toHaveLength(EVENT_PAGE);
      stop();
      const received = windows.length;
      await harness.patientWrites(['later']);
      expect(windows).toHaveLength(received);
    });

    it('never reports events of a chat that the user is not in', async () => {
      await harness.strangersWrite('secret');
      await harness.patientWrites(['mine']);
      const stop = harness.feed.subscribe(harness.me, watcher);
      await eventually(() => expect(newest()).toEqual(['mine']));
      stop();
    });

    it('pages backwards through one chat to its start, without gaps or repeats', async () => {
      await harness.patientWrites(numbered(EVENT_PAGE + 7));
      const first = await harness.feed.history(harness.me, harness.channelId, undefined);
      if (!first.ok) throw new Error('no page');
      expect(first.value.complete).toBe(false);
      const second = await harness.feed.history(harness.me, harness.channelId, first.value.events.at(-1)?.seq);
      expect(second).toMatchObject({ ok: true, value: { complete: true } });
      const all = [...first.value.events, ...(second.ok ? second.value.events : [])];
      expect(textsOf(all)).toEqual(numbered(EVENT_PAGE + 7).reverse());
    });

    it('pages forwards from what is known, in server order', async () => {
      await harness.patientWrites(numbered(EVENT_PAGE + 5));
      const page = await harness.feed.since(harness.me, 0n);
      if (!page.ok) throw new Error('no page');
      const rest = await harness.feed.since(harness.me, page.value.events.at(-1)?.seq ?? 0n);
      const seqs = [...page.value.events, ...(rest.ok ? rest.value.events : [])].map(({ seq }) => seq);
      expect(seqs).toHaveLength(EVENT_PAGE + 5);
      expect([...seqs].sort((a, b) => (a < b ? -1 : 1))).toEqual(seqs);
      expect([page.value.complete, rest.ok && rest.value.complete]).toEqual([false, true]);
    });
  });
}
