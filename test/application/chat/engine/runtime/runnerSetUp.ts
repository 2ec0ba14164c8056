import { EngineRunner } from '@/application/chat/engine/runtime/EngineRunner';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { Screen } from '#test/simulation/Screen';
import { aBackend } from '#test/support/builders/kernel/aBackend';
import { FakeChatEventFeed } from '#test/support/fakes/chat/FakeChatEventFeed';
import { FakeChatGateway } from '#test/support/fakes/chat/FakeChatGateway';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';
import { FakeLeadership } from '#test/support/fakes/chat/FakeLeadership';
import { FakeOutboxSignal } from '#test/support/fakes/chat/FakeOutboxSignal';
import { FakeOutboxVault } from '#test/support/fakes/chat/FakeOutboxVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';

/** Lets everything finish that waits on settled promises. */
export async function settled(): Promise<void> {
  for (let at = 0; at < 60; at += 1) await Promise.resolve();
}

/** A backend and the ports of one window, all controlled by the test. */
export function fakeWorld() {
  const clock = new ManualClock();
  const backend = aBackend(() => clock.now());
  const gateway = new FakeChatGateway(backend, backend.openSession('ann'));
  const feed = new FakeChatEventFeed(backend);
  const ports = {
    gateway,
    feed,
    vault: new FakeOutboxVault(),
    signal: new FakeOutboxSignal(),
    leadership: new FakeLeadership(),
    connectivity: new FakeConnectivity(),
    clock,
    random: new SeededRandom(1),
  };
  const patientWrites = (channelId: string, text: string): bigint => {
    clock.advance(10);
    const timeId = toTimeId(clock.now());
    backend.writeAs(channelId.replace('c-', 'pat-'), channelId, timeId, text);
    return timeId;
  };
  return { ...ports, backend, ports, patientWrites };
}

/** The V1 half of a window: its own backend with the same chats under V1 names. */
export function fakeV1(clock: ManualClock) {
  const backend = aBackend(() => clock.now(), 'V1.');
  const gateway = new FakeChatGateway(backend, backend.openSession('ann'));
  const feed = new FakeChatEventFeed(backend);
  const leadership = new FakeLeadership();
  return { backend, gateway, feed, leadership, ports: { gateway, feed, leadership, signal: new FakeOutboxSignal() } };
}

/** A runner on those ports, with what its window shows. */
export function aRunner(world = fakeWorld()) {
  const screen = new Screen();
  const received: EngineUpdate[] = [];
  const runner = new EngineRunner(world.ports, update => {
    received.push(update);
    screen.show(update);
  });
  const texts = (): string[] => screen.bubbles().map(({ text }) => text);
  const signIn = async (uid: string): Promise<void> => {
    await runner.signIn(uid);
    world.leadership.elect();
    await settled();
  };
  return { ...world, runner, screen, received, texts, signIn };
}
