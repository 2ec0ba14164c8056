import { Reauthenticate } from '@/application/session/Reauthenticate';
import { LONGEST_PAUSE_MS } from '@/application/kernel/RetrySchedule';
import {
  ANSWER_WITHIN_MS,
  CHECK_PAUSE_MS,
  CHECK_EVERY_MS,
  WatchSessionEnd,
} from '@/application/session/WatchSessionEnd';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeSessionEndSignal } from '#test/support/fakes/session/FakeSessionEndSignal';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const ann = { uid: 'ann', email: 'ann@staff.example' };
const ben = { uid: 'ben', email: 'ben@staff.example' };

/** A window that makes no other call and whose timers never run. Its checks find that the session has ended. */
function idleWindow(signal: FakeSessionEndSignal, user = ann, clock = new ManualClock()) {
  const clockInView = new ManualClock();
  const vault = new FakeSessionVault({ user, cookie: `of ${user.uid}` });
  const reauthenticate = new Reauthenticate(vault);
  let attend: (focused: boolean, visible: boolean) => void = () => undefined;
  const server = { hasEnded: true, isLost: false, asked: 0 };
  const watch = new WatchSessionEnd({
    vault,
    reauthenticate,
    signal,
    clock,
    clockInView,
    check: async () => {
      server.asked += 1;
      if (server.isLost) return false;
      if (server.hasEnded) await reauthenticate.renew();
      return true;
    },
    watchAttention: notify => {
      attend = notify;
      return () => (attend = () => undefined);
    },
  });
  const stop = watch.execute();
  const isDark = (): boolean => reauthenticate.awaited() !== undefined;
  const show = (): void => attend(false, true);
  const hide = (): void => attend(false, false);
  return { vault, reauthenticate, clock, clockInView, server, isDark, show, hide, stop, watch };
}

describe('WatchSessionEnd', () => {
  it('lets every window of the user check when one has found the end', () => {
    const signal = new FakeSessionEndSignal();
    const [first, second] = [idleWindow(signal), idleWindow(signal.another())];
    const [alive, others] = [idleWindow(signal.another()), idleWindow(signal.another(), ben)];
    alive.server.hasEnded = false;
    void first.reauthenticate.renew();
    expect([first, second, alive, others].map(one => one.isDark())).toEqual([true, true, false, false]);
    expect([alive.server.asked, others.server.asked]).toEqual([2, 0]);
  });

  it('does not notify other windows if only a recent sign-in is required', () => {
    const signal = new FakeSessionEndSignal();
    const [first, second] = [idleWindow(signal), idleWindow(signal.another())];
    void first.reauthenticate.renew('recentLoginRequired');
    expect(second.server.asked).toBe(0);
  });

  it('checks when the window is shown again, however long its timers slept', () => {
    const { clock, show, hide, isDark } = idleWindow(new FakeSessionEndSignal());
    clock.sleep(31 * 60_000);
    hide();
    expect(isDark()).toBe(false);
    show();
    expect(isDark()).toBe(true);
  });

  it('finds an early end within half a minute while visible, and makes no call while hidden', () => {
    const seen = idleWindow(new FakeSessionEndSignal());
    const unseen = idleWindow(new FakeSessionEndSignal());
    unseen.hide();
    for (const { clockInView } of [seen, unseen]) clockInView.advance(CHECK_EVERY_MS);
    expect([seen.isDark(), unseen.server.asked]).toEqual([true, 0]);
    seen.stop();
    expect(seen.clockInView.pendingWakes).toBe(0);
  });

  it('locks at the announced end without an answer, and stays open if the session continues', async () => {
    const cut = idleWindow(new FakeSessionEndSignal());
    cut.server.isLost = true;
    cut.watch.checkEnd();
    cut.clock.advance(ANSWER_WITHIN_MS);
    expect(cut.isDark()).toBe(true);
    const alive = idleWindow(new FakeSessionEndSignal());
    alive.server.hasEnded = false;
    alive.watch.checkEnd();
    await Promise.resolve();
    alive.clock.advance(ANSWER_WITHIN_MS);
    expect(alive.isDark()).toBe(false);
  });

  it('rarely checks while a user switches windows, and never once the end is known', () => {
    const { clock, show, server } = idleWindow(new FakeSessionEndSignal());
    server.hasEnded = false;
    show();
    expect(server.asked).toBe(0);
    clock.advance(CHECK_PAUSE_MS);
    show();
    show();
    expect(server.asked).toBe(1);
    server.hasEnded = true;
    for (let shown = 0; shown < 3; shown += 1) {
      clock.advance(CHECK_PAUSE_MS);
      show();
    }
    expect(server.asked).toBe(2);
  });

  it('repeats an unanswered check, but not after the user has signed out', async () => {
    const signal = new FakeSessionEndSignal();
    const [first, second, gone] = [idleWindow(signal), idleWindow(signal.another()), idleWindow(signal.another())];
    for (const { server } of [second, gone]) server.isLost = true;
    void first.reauthenticate.renew();
    for (let lost = 0; lost < 3; lost += 1) {
      await Promise.resolve();
      second.clock.advance(LONGEST_PAUSE_MS);
    }
    expect([second.server.asked, second.isDark()]).toEqual([4, false]);
    second.server.isLost = false;
    gone.vault.clear();
    await Promise.resolve();
    for (const { clock } of [second, gone]) clock.advance(LONGEST_PAUSE_MS);
    expect([second.isDark(), gone.server.asked]).toEqual([true, 1]);
    expect([second, gone].map(({ clock }) => clock.pendingWakes)).toEqual([0, 0]);
  });

  it('reacts to windows of the signed-in user only, and to none once it is stopped', () => {
    const signal = new FakeSessionEndSignal();
    const [first, second] = [idleWindow(signal, ben), idleWindow(signal.another())];
    second.vault.save({ user: ben, cookie: 'of ben' });
    void first.reauthenticate.renew();
    expect(second.server.asked).toBe(1);
    const third = idleWindow(signal.another(), ben);
    third.stop();
    first.reauthenticate.abandon();
    void first.reauthenticate.renew();
    third.show();
    expect(third.server.asked).toBe(0);
  });
});
