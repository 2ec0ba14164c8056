import { BLOCKED_CHECK_MS, OFFER_LEAD_MS, SoundAlerts } from '@/application/notifications/SoundAlerts';
import { SOUND_SETTING, SoundChoice } from '@/application/notifications/SoundChoice';
import type { Leadership } from '@/application/chat/ports/Leadership';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { FakeAlertVault } from '#test/support/fakes/notifications/FakeAlertVault';
import { FakeAttention } from '#test/support/fakes/notifications/FakeAttention';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';
import { FakeSoundPlayer } from '#test/support/fakes/notifications/FakeSoundPlayer';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** The first window that asks for the lead gets it, as with the platform's locks. */
class Queue implements Leadership {
  private line: { readonly onElected: () => void; elected: boolean }[] = [];

  campaign(_uid: string, onElected: () => void) {
    const place = { onElected, elected: false };
    this.line.push(place);
    queueMicrotask(() => this.electNext());
    return () => {
      this.line = this.line.filter(other => other !== place);
      queueMicrotask(() => this.electNext());
    };
  }

  acquire(): void {
    throw new Error('Sounds are not worth a fight');
  }

  private electNext(): void {
    const first = this.line[0];
    if (first === undefined || first.elected) return;
    first.elected = true;
    first.onElected();
  }
}

function browser() {
  const leadership = new Queue();
  const vault = new FakeAlertVault();
  const attention = new FakeAttention();
  const clock = new ManualClock();
  const preferences = new FakePreferenceVault();
  const open = () => {
    const feed = new FakeNotificationSource();
    const player = new FakeSoundPlayer();
    let endSession: (hasEnded: boolean) => void = () => undefined;
    const watchSessionEnded = (notify: (hasEnded: boolean) => void) => {
      endSession = notify;
      notify(false);
      return () => undefined;
    };
    const choice = new SoundChoice(preferences);
    const alerts = new SoundAlerts({
      source: feed,
      player,
      vault,
      attention,
      leadership,
      clock,
      choice,
      watchSessionEnded,
    });
    let blocked = false;
    alerts.watchBlocked(now => (blocked = now));
    const close = alerts.execute();
    feed.signIn('ann');
    return {
      feed,
      player,
      alerts,
      close,
      blocked: () => blocked,
      endSession: (hasEnded = true) => endSession(hasEnded),
    };
  };
  return { open, vault, attention, clock, preferences };
}

describe('SoundAlerts', () => {
  it('sounds for each unread request once', async () => {
    const { feed, player } = browser().open();
    await settled();
    feed.list(aNotification({ id: 'a' }));
    await settled();
    feed.list(aNotification({ id: 'a' }));
    await settled();
    feed.list(aNotification({ id: 'b' }), aNotification({ id: 'a' }));
    await settled();
    expect(player.received).toEqual(['request', 'request']);
  });

  it('prefers the sound of an emergency, also for each new message while it is unanswered', async () => {
    const { open, vault } = browser();
    const { feed, player } = open();
    await settled();
    feed.list(aNotification({ id: 'a', emergency: true }), aNotification({ id: 'b' }));
    await settled();
    expect([player.received, vault.soundedIds('ann')]).toEqual([['emergency'], ['a', 'b']]);
    feed.unread({ ana: 0 });
    await settled();
    const asks = { chatSessionId: 'ana', generation: 'v2', patient: 'ana', unread: 1, emergency: true } as const;
    feed.say('v2', { status: 'live', value: [asks] });
    await settled();
    feed.unread({ ana: 2 });
    await settled();
    expect(player.received).toEqual(['emergency', 'emergency', 'message']);
  });

  it('sounds in one of two windows, and the other takes over when it closes', async () => {
    const { open } = browser();
    const [one, two] = [open(), open()];
    await settled();
    for (const { feed } of [one, two]) feed.list(aNotification({ id: 'a' }));
    await settled();
    expect([one.player.received, two.player.received]).toEqual([['request'], []]);
    one.close();
    await settled();
    expect(two.player.received).toEqual([]);
    two.feed.list(aNotification({ id: 'b' }), aNotification({ id: 'a' }));
    await settled();
    expect(two.player.received).toEqual(['request']);
  });

  it('leaves the lead to another window when its session has ended, and does not reclaim it', async () => {
    const { open } = browser();
    const [unattended, other] = [open(), open()];
    await settled();
    unattended.endSession();
    await settled();
    for (const { feed } of [unattended, other]) feed.list(aNotification({ id: 'a' }));
    await settled();
    unattended.endSession(false);
    await settled();
    for (const { feed } of [unattended, other]) feed.list(aNotification({ id: 'b' }), aNotification({ id: 'a' }));
    await settled();
    expect([unattended.player.received, other.player.received]).toEqual([[], ['request', 'request']]);
  });

  it('still sounds after its session has ended, until another window opens', async () => {
    const { open, clock } = browser();
    const unattended = open();
    await settled();
    unattended.endSession();
    await settled();
    unattended.feed.list(aNotification({ id: 'a' }));
    await settled();
    expect(unattended.player.received).toEqual(['request']);
    const other = open();
    await settled();
    clock.advance(OFFER_LEAD_MS);
    await settled();
    for (const { feed } of [unattended, other]) feed.list(aNotification({ id: 'b' }), aNotification({ id: 'a' }));
    await settled();
    expect([unattended.player.received, other.player.received]).toEqual([['request'], ['request']]);
  });

  it('does not sound again after a reload', async () => {
    const { open } = browser();
    const first = open();
    await settled();
    first.feed.list(aNotification({ id: 'a' }));
    first.feed.unread({ c: 2 });
    await settled();
    first.close();
    const second = open();
    second.feed.list(aNotification({ id: 'a' }));
    second.feed.unread({ c: 2 });
    await settled();
    expect([first.player.received, second.player.received]).toEqual([['request', 'message'], []]);
  });

  it('requests a click while the browser blocks sound, and sounds after the click', async () => {
    const window = browser().open();
    window.player.outcome = 'refused';
    await settled();
    window.feed.list(aNotification());
    await settled();
    expect([window.blocked(), window.player.received]).toEqual([true, []]);
    window.player.gesture();
    await settled();
    expect([window.blocked(), window.player.received]).toEqual([false, ['request']]);
  });

  it('lets another window sound if the browser blocks only this one', async () => {
    const { open, clock } = browser();
    const [mute, loud] = [open(), open()];
    mute.player.outcome = 'refused';
    await settled();
    for (const { feed } of [mute, loud]) feed.list(aNotification());
    await settled();
    expect(loud.player.received).toEqual(['request']);
    clock.advance(BLOCKED_CHECK_MS);
    await settled();
    expect([mute.blocked(), loud.blocked()]).toEqual([false, false]);
  });

  it('reports blocked sound in every window, and one click in any of them is enough', async () => {
    const { open, clock } = browser();
    const windows = [open(), open()];
    for (const { player } of windows) player.outcome = 'refused';
    await settled();
    for (const { feed } of windows) feed.list(aNotification());
    await settled();
    expect(windows.map(({ blocked }) => blocked())).toEqual([true, true]);
    windows[1]?.player.gesture();
    await settled();
    clock.advance(BLOCKED_CHECK_MS);
    await settled();
    expect(windows.map(({ blocked }) => blocked())).toEqual([false, false]);
    expect(windows.flatMap(({ player }) => player.received)).toEqual(['request']);
  });

  it('is silent while switched off, and sounds for requests still waiting when switched on', async () => {
    const { open, preferences } = browser();
    preferences.save(SOUND_SETTING, 'false');
    const { feed, player, alerts } = open();
    feed.list(aNotification());
    feed.unread({ c: 2 });
    await settled();
    expect(player.received).toEqual([]);
    preferences.save(SOUND_SETTING, 'true');
    alerts.consider();
    await settled();
    expect(player.received).toEqual(['request']);
  });

  it('sounds for messages, but not for the chat on screen', async () => {
    const { open, attention } = browser();
    const { feed, player } = open();
    feed.unread({ c: 0 });
    await settled();
    expect(player.received).toEqual([]);
    feed.unread({ c: 1 });
    await settled();
    attention.on = ['c'];
    feed.unread({ c: 2 });
    await settled();
    expect(player.received).toEqual(['message']);
    attention.on = [];
    feed.unread({ c: 3 });
    await settled();
    expect(player.received).toEqual(['message', 'message']);
  });

  it('waits for the first list before it sounds', async () => {
    const { feed, player } = browser().open();
    feed.say('v2', { status: 'failed' });
    await settled();
    feed.unread({ c: 1, d: 3 });
    await settled();
    expect(player.received).toEqual(['message']);
  });

  it('sounds at the chosen volume', async () => {
    const { open, preferences } = browser();
    new SoundChoice(preferences).save({ on: true, volume: 0.3 });
    const { feed, player } = open();
    feed.list(aNotification());
    await settled();
    expect(player.volumes).toEqual([0.3]);
  });

  it('saves nothing for a user who signs out during a sound', async () => {
    const { open, vault } = browser();
    const { feed, player } = open();
    player.meanwhile = () => feed.signIn(undefined);
    feed.list(aNotification());
    await settled();
    expect([player.received, vault.soundedIds('ann')]).toEqual([['request'], []]);
  });

  it('stops when the user signs out', async () => {
    const { open, clock } = browser();
    const { feed, player, blocked, close } = open();
    player.outcome = 'refused';
    feed.list(aNotification());
    await settled();
    feed.signIn(undefined);
    feed.list(aNotification({ id: 'b' }));
    await settled();
    expect([blocked(), player.received, clock.pendingWakes]).toEqual([false, [], 0]);
    close();
    expect(feed.listening).toBe(0);
  });
});
