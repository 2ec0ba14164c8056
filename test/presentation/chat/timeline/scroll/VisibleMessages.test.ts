import { toTimeId } from '@/domain/chat/messages/TimeId';
import { VisibleMessages, WATCHED_AFTER_MS } from '@/presentation/chat/timeline/scroll/VisibleMessages';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

/** Replaces the browser's observer: shows and hides what it observes. */
class ScriptedObserver {
  static made: ScriptedObserver | undefined;
  readonly observed = new Set<Element>();

  constructor(
    private readonly report: (
      entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[],
    ) => void,
  ) {
    ScriptedObserver.made = this;
  }

  observe(end: Element): void {
    this.observed.add(end);
  }

  unobserve(end: Element): void {
    this.observed.delete(end);
  }

  show(end: Element, isIntersecting = true): void {
    if (!this.observed.has(end)) throw new Error('Nobody observes it.');
    this.report([{ target: end, isIntersecting }]);
  }
}

const [first, second] = [toTimeId(1_000), toTimeId(2_000)];
const element = (): Element => Object.create(null) as Element;

function setUp() {
  const clock = new ManualClock();
  const received: (readonly bigint[])[] = [];
  const tracker = new VisibleMessages(clock, inView => received.push(inView));
  const { made } = ScriptedObserver;
  if (made === undefined) throw new Error('No observer was made.');
  return { clock, received, tracker, observer: made };
}

describe('VisibleMessages', () => {
  const before = globalThis.IntersectionObserver;
  beforeAll(() => {
    globalThis.IntersectionObserver = ScriptedObserver as never;
  });
  afterAll(() => {
    globalThis.IntersectionObserver = before;
  });

  it('reports which messages are on the screen and which no longer are', () => {
    const { clock, received, tracker, observer } = setUp();
    const [a, b] = [element(), element()];
    tracker.watch(a, first);
    tracker.watch(b, second);
    clock.advance(WATCHED_AFTER_MS);
    observer.show(a);
    observer.show(b);
    observer.show(a, false);
    expect(received).toEqual([[first], [first, second], [second]]);
  });

  it('does not watch messages that scroll past quickly', () => {
    const { clock, received, tracker, observer } = setUp();
    const end = element();
    const stop = tracker.watch(end, first);
    clock.advance(WATCHED_AFTER_MS - 1);
    stop();
    clock.advance(1);
    expect([[...observer.observed], received]).toEqual([[], []]);
  });

  it('watches later messages, and forgets removed ones', () => {
    const { clock, received, tracker, observer } = setUp();
    const [a, b] = [element(), element()];
    const stop = tracker.watch(a, first);
    clock.advance(WATCHED_AFTER_MS);
    observer.show(a);
    tracker.watch(b, second);
    clock.advance(WATCHED_AFTER_MS);
    stop();
    observer.show(b);
    expect([[...observer.observed], received]).toEqual([[b], [[first], [second]]]);
  });
});
