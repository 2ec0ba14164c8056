import { EngineRunner } from '@/application/chat/core/EngineRunner';
import { toTimeId } from '@/domain/chat/TimeId';
import { aBackend } from '#test/support/builders/aBackend';
import { FakeChatEventFeed } from '#test/support/fakes/FakeChatEventFeed';
import { FakeChatGateway } from '#test/support/fakes/FakeChatGateway';
import { FakeConnectivity } from '#test/support/fakes/FakeConnectivity';
import { FakeLeadership } from '#test/support/fakes/FakeLeadership';
import { FakeOutboxSignal } from '#test/support/fakes/FakeOutboxSignal';
import { FakeOutboxVault, type FakeDisk } from '#test/support/fakes/FakeOutboxVault';
import { ManualClock } from '#test/support/fakes/ManualClock';
import { SeededRandom } from '#test/support/fakes/SeededRandom';
import { Dice } from './Dice';
import { Screen } from './Screen';

const CHANNEL = 'c-b';

async function settled(): Promise<void> {
  for (let at = 0; at < 40; at += 1) await Promise.resolve();
}

/** Two windows with the real runner on promises: calls fail before or after they are stored, feeds break, windows crash, the signal loses news. */
export async function runWithPromises(seed: number): Promise<{ pressed: string[]; stored: string[]; shown: string[][] }> {
  const dice = new Dice(seed);
  const clock = new ManualClock();
  const backend = aBackend(() => clock.now());
  const disk: FakeDisk = new Map();
  const air = new FakeOutboxSignal();
  const pressed: string[] = [];
  let patientCount = 0;

  const open = async () => {
    const gateway = new FakeChatGateway(backend, backend.openSession('ann'));
    const parts = { gateway, feed: new FakeChatEventFeed(backend), vault: new FakeOutboxVault(disk), signal: air.another(), leadership: new FakeLeadership(), connectivity: new FakeConnectivity() };
    const screen = new Screen();
    const runner = new EngineRunner({ ...parts, clock, random: new SeededRandom(dice.between(1, 1_000_000)) }, news => screen.show(news));
    await runner.signIn('ann');
    runner.request({ type: 'select', channelId: CHANNEL });
    await settled();
    return { ...parts, screen, runner };
  };

  let leader = await open();
  let follower = await open();
  leader.leadership.elect();

  const act = async (): Promise<void> => {
    const window = dice.chance(0.5) ? leader : follower;
    const roll = dice.between(0, 99);
    if (roll < 35) {
      const text = `m${String(pressed.length + 1)}`;
      pressed.push(text);
      window.runner.request({ type: 'send', channelId: CHANNEL, text });
    } else if (roll < 55) window.gateway.failNext('deliver', 'unreachable', { butStored: dice.chance(0.5) });
    else if (roll < 60) window.gateway.failNext('sessions', 'unreachable');
    else if (roll < 75) backend.writeAs('pat-b', CHANNEL, toTimeId(clock.now()), `p${String((patientCount += 1))}`);
    else if (roll < 80) window.feed.goStale();
    else if (roll < 85) window.feed.comeBack();
    else if (roll < 90) window.feed.goDown();
    else if (roll < 95) window.signal.isLost = !window.signal.isLost;
    else {
      await settled();
      leader.runner.stop();
      leader = follower;
      leader.leadership.elect();
      follower = await open();
    }
    if (dice.chance(0.8)) await settled();
    clock.advance(dice.between(1, 3_000));
  };

  for (let at = 0; at < 40; at += 1) await act();
  for (const { feed } of [leader, follower]) feed.comeBack();
  for (let at = 0; at < 60; at += 1) {
    clock.advance(2_000);
    await settled();
  }
  const stored = [...(backend.rooms.get(CHANNEL)?.messages.values() ?? [])].map(({ text }) => text);
  const shown = [leader, follower].map(({ screen }) => screen.bubbles().filter(({ isPending }) => !isPending).map(({ text }) => text));
  for (const { runner } of [leader, follower]) runner.stop();
  return { pressed, stored, shown };
}
