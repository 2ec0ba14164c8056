/** @jest-environment ./test/support/browserEnvironment.cjs */
import { createContainer } from '@/di/container';
import { presenceModule } from '@/di/presence';
import { createSessionLifeStore, watchSessionEnd } from '@/di/sessionLife';
import { FlagGatewayToken, ClockToken, ReportedSessionEndToken, SessionVaultToken } from '@/di/tokens';
import type { TimerThread } from '@/infrastructure/worker/kernel/BackgroundClock';
import type { TimerCommand } from '@/infrastructure/worker/kernel/TimerCommand';
import { FakeFlagGateway } from '#test/support/fakes/access/FakeFlagGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const MINUTE_MS = 60_000;

let now = (): number => 0;

type Order = TimerCommand & { readonly dueAt: number };

const mockThread: TimerThread & { orders: Order[] } = {
  orders: [],
  postMessage: order => void mockThread.orders.push({ ...order, dueAt: now() + (order.delayMs ?? 0) }),
  onmessage: null,
};

// Only a browser can start a worker from a module.
jest.mock('@/infrastructure/worker/kernel/startTimerWorker', () => ({ startTimerWorker: () => mockThread }));

/** Leaves no channel between windows open. */
let logOut = (): void => undefined;

/** The wiring of the session's end in a hidden window, whose page timers do not run while its worker's do. */
function setUp() {
  const container = createContainer({
    production: true,
    firebase: { apiKey: 'k', projectId: 'uk-staff', appId: 'a', authDomain: 'd', databaseURL: 'https://db.example' },
    unifiedBackendUrl: 'https://backend.example',
    staticStorageUrl: 'https://files.example',
    dashboardTitle: 'Staff dashboard',
    theme: 'system',
  });
  container.load(presenceModule);
  const [clock, flags] = [new ManualClock(), new FakeFlagGateway()];
  container.rebind(ClockToken).toConstantValue(clock);
  container.bind(FlagGatewayToken).toConstantValue(flags);
  mockThread.orders = [];
  now = () => clock.now();
  const vault = container.get(SessionVaultToken);
  vault.save({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c', since: clock.now() });
  logOut = () => vault.clear();
  const sessionEnd = watchSessionEnd(container);
  const life = createSessionLifeStore(container, sessionEnd);
  life.start();
  const rung = new Set<TimerCommand['id']>();
  const endIn = (ms: number): void => container.get(ReportedSessionEndToken).record('c', clock.now() + ms);
  const waiting = (): readonly Order[] => {
    const cancelled = mockThread.orders.filter(({ delayMs }) => delayMs === undefined).map(({ id }) => id);
    return mockThread.orders
      .filter(({ id }) => !cancelled.includes(id) && !rung.has(id))
      .sort((a, b) => a.dueAt - b.dueAt);
  };
  /** The worker is not throttled: its timers fire in time, while the page's do not. */
  const wakeByWorker = (): void => {
    const [order] = waiting();
    if (order?.delayMs === undefined) throw new Error('The worker counts nothing.');
    clock.sleep(order.dueAt - clock.now());
    rung.add(order.id);
    mockThread.onmessage?.(new MessageEvent('message', { data: order.id }));
  };
  return { sessionEnd, life, flags, endIn, waiting, wakeByWorker };
}

describe('the end of a session in a hidden window', () => {
  afterEach(() => logOut());

  it('is announced by the worker’s timers', () => {
    const { life, endIn, wakeByWorker } = setUp();
    endIn(30 * MINUTE_MS);
    expect(life.minutesLeft).toBeUndefined();
    wakeByWorker();
    expect(life.minutesLeft).toBe(5);
    wakeByWorker();
    expect(life.minutesLeft).toBe(4);
  });

  it('is checked by the worker’s timers once it is due', () => {
    const { life, endIn, wakeByWorker, flags } = setUp();
    const asked = jest.spyOn(flags, 'current');
    endIn(MINUTE_MS);
    wakeByWorker();
    expect([life.minutesLeft, asked.mock.calls.length]).toEqual([undefined, 0]);
    wakeByWorker();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is checked again by the worker’s timers while there is no answer', async () => {
    const { sessionEnd, flags, waiting, wakeByWorker } = setUp();
    const asked = jest.spyOn(flags, 'current').mockResolvedValue({ ok: false, failure: { kind: 'couldNotCheck' } });
    sessionEnd.check();
    await Promise.resolve().then(() => Promise.resolve());
    expect(waiting()).toHaveLength(1);
    wakeByWorker();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
