import { watchAttention } from '@/presentation/kit/watchAttention';

/** The window's answers. */
const page = { hasFocus: true, visibility: 'visible' };

type Received = [focused: boolean, visible: boolean];

function listen() {
  const received: Received[] = [];
  const stop = watchAttention((...attention) => void received.push(attention));
  return { received, stop };
}

function change(to: Partial<typeof page>, target: EventTarget, event: string): void {
  Object.assign(page, to);
  target.dispatchEvent(new Event(event));
}

const leave = (): void => change({ hasFocus: false }, window, 'blur');
const comeBack = (): void => change({ hasFocus: true }, window, 'focus');

describe('watchAttention', () => {
  beforeAll(() => {
    Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => page.hasFocus });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => page.visibility });
  });
  beforeEach(() => Object.assign(page, { hasFocus: true, visibility: 'visible' }));
  afterAll(() => {
    Reflect.deleteProperty(document, 'hasFocus');
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('notifies immediately', () => {
    page.hasFocus = false;
    const { received, stop } = listen();
    stop();
    expect(received).toEqual([[false, true]]);
  });

  it('reports when the focus leaves the window and when it comes back', () => {
    const { received, stop } = listen();
    leave();
    comeBack();
    stop();
    expect(received.slice(1)).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('reports when the window is hidden and when it can be seen again', () => {
    const { received, stop } = listen();
    change({ visibility: 'hidden' }, document, 'visibilitychange');
    change({ visibility: 'visible' }, document, 'visibilitychange');
    stop();
    expect(received.slice(1)).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('notifies every subscriber until it unsubscribes', () => {
    const [one, other] = [listen(), listen()];
    leave();
    one.stop();
    comeBack();
    other.stop();
    leave();
    expect([one.received.slice(1), other.received.slice(1)]).toEqual([
      [[false, true]],
      [
        [false, true],
        [true, true],
      ],
    ]);
  });

  it('notifies a listener once for each of its subscriptions', () => {
    const received: Received[] = [];
    const listener = (...attention: Received): void => void received.push(attention);
    const stops = [watchAttention(listener), watchAttention(listener)];
    const count = (): number => received.splice(0).length;
    expect(count()).toBe(2);
    leave();
    expect(count()).toBe(2);
    stops[0]?.();
    comeBack();
    expect(count()).toBe(1);
    stops[1]?.();
    leave();
    expect(count()).toBe(0);
  });
});
