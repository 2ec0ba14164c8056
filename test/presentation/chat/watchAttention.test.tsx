import { watchAttention } from '@/presentation/kit/watchAttention';

/** The window's answers. */
const page = { hasFocus: true, visibility: 'visible' };

type Told = [focused: boolean, visible: boolean];

function listen() {
  const told: Told[] = [];
  const stop = watchAttention((...attention) => void told.push(attention));
  return { told, stop };
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
    const { told, stop } = listen();
    stop();
    expect(told).toEqual([[false, true]]);
  });

  it('reports when the focus leaves the window and when it comes back', () => {
    const { told, stop } = listen();
    leave();
    comeBack();
    stop();
    expect(told.slice(1)).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('reports when the window is hidden and when it can be seen again', () => {
    const { told, stop } = listen();
    change({ visibility: 'hidden' }, document, 'visibilitychange');
    change({ visibility: 'visible' }, document, 'visibilitychange');
    stop();
    expect(told.slice(1)).toEqual([
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
    expect([one.told.slice(1), other.told.slice(1)]).toEqual([
      [[false, true]],
      [
        [false, true],
        [true, true],
      ],
    ]);
  });

  it('notifies a listener once for each of its subscriptions', () => {
    const told: Told[] = [];
    const listener = (...attention: Told): void => void told.push(attention);
    const stops = [watchAttention(listener), watchAttention(listener)];
    const count = (): number => told.splice(0).length;
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
