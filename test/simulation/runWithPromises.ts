import { ChatEngineRouter } from '@/application/chat/engine/runtime/ChatEngineRouter';
import { channelOf, CHAT_GENERATIONS, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { aBackend } from '#test/support/builders/kernel/aBackend';
import { FakeChatEventFeed } from '#test/support/fakes/chat/FakeChatEventFeed';
import { FakeChatGateway } from '#test/support/fakes/chat/FakeChatGateway';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';
import { FakeLeadership } from '#test/support/fakes/chat/FakeLeadership';
import { FakeOutboxSignal } from '#test/support/fakes/chat/FakeOutboxSignal';
import { FakeOutboxVault, type FakeDisk } from '#test/support/fakes/chat/FakeOutboxVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';
import { Dice } from './Dice';
import { Screen } from './Screen';

/** One chat of each generation, of the same patient. */
const CHANNELS: Readonly<Record<ChatGeneration, string>> = { v1: channelOf('v1', 'c-b'), v2: 'c-b' };

/** The result of one chat. */
export interface PromisedChat {
  readonly pressed: readonly string[];
  readonly stored: readonly string[];
  /** The messages that each window shows as confirmed. */
  readonly shown: readonly (readonly string[])[];
}

async function settled(): Promise<void> {
  for (let at = 0; at < 40; at += 1) await Promise.resolve();
}

type Backend = ReturnType<typeof aBackend>;

/** The separate parts of a generation: two engines of a window share only the device. */
function generationParts(backend: Backend, air: FakeOutboxSignal) {
  return {
    gateway: new FakeChatGateway(backend, backend.openSession('ann')),
    feed: new FakeChatEventFeed(backend),
    signal: air.another(),
    leadership: new FakeLeadership(),
  };
}

/**
 * Two windows with the real runners of both generations on promises. Calls fail before or after they are stored, feeds
 * break, windows crash, and signals lose updates.
 */
class PromisedRun {
  readonly pressed: Record<ChatGeneration, string[]> = { v1: [], v2: [] };
  private readonly dice: Dice;
  private readonly clock = new ManualClock();
  private readonly backends: Record<ChatGeneration, Backend> = {
    v1: aBackend(() => this.clock.now(), 'V1.'),
    v2: aBackend(() => this.clock.now()),
  };
  private readonly airs: Record<ChatGeneration, FakeOutboxSignal> = {
    v1: new FakeOutboxSignal(),
    v2: new FakeOutboxSignal(),
  };
  private readonly disk: FakeDisk = new Map();
  private count = 0;

  constructor(seed: number) {
    this.dice = new Dice(seed);
  }

  async run(): Promise<PromisedChat[]> {
    let windows = [await this.open(), await this.open()] as const;
    this.lead(windows[0]);
    for (let at = 0; at < 60; at += 1) {
      if (this.dice.chance(0.05)) windows = await this.crash(windows);
      else this.act(this.dice.chance(0.5) ? windows[0] : windows[1]);
      if (this.dice.chance(0.8)) await settled();
      this.clock.advance(this.dice.between(1, 3_000));
    }
    for (const { parts } of windows) for (const generation of CHAT_GENERATIONS) parts[generation].feed.comeBack();
    await this.quietMinutes();
    return this.lookAround(windows);
  }

  private async open() {
    const parts = {
      v1: generationParts(this.backends.v1, this.airs.v1),
      v2: generationParts(this.backends.v2, this.airs.v2),
    };
    const device = {
      vault: new FakeOutboxVault(this.disk),
      connectivity: new FakeConnectivity(),
      clock: this.clock,
      random: new SeededRandom(this.dice.between(1, 1_000_000)),
    };
    const screen = new Screen();
    const engines = new ChatEngineRouter(
      { ...device, ...parts.v2, v1: parts.v1 },
      update => screen.show(update),
      () => undefined,
    );
    await engines.signIn('ann');
    engines.command({ type: 'select', channelId: CHANNELS[this.anyGeneration()] });
    await settled();
    return { parts, screen, engines };
  }

  private lead({ parts }: OpenWindow): void {
    for (const generation of CHAT_GENERATIONS) parts[generation].leadership.elect();
  }

  /** The leader dies, the other window takes over, and a new one is opened. */
  private async crash([leader, follower]: readonly [OpenWindow, OpenWindow]) {
    await settled();
    leader.engines.signOut();
    this.lead(follower);
    return [follower, await this.open()] as const;
  }

  private act({ engines, parts }: OpenWindow): void {
    const generation = this.anyGeneration();
    const { gateway, feed, signal } = parts[generation];
    const roll = this.dice.between(0, 99);
    if (roll < 35) this.press(engines, generation);
    else if (roll < 40) engines.command({ type: 'select', channelId: CHANNELS[generation] });
    else if (roll < 60) gateway.failNext('deliver', 'unreachable', { butStored: this.dice.chance(0.5) });
    else if (roll < 65) gateway.failNext('sessions', 'unreachable');
    else if (roll < 80)
      this.backends[generation].writeAs('pat-b', CHANNELS[generation], toTimeId(this.clock.now()), this.nextText('p'));
    else if (roll < 85) feed.goStale();
    else if (roll < 90) feed.comeBack();
    else if (roll < 95) feed.goDown();
    else signal.isLost = !signal.isLost;
  }

  private press(engines: ChatEngineRouter, generation: ChatGeneration): void {
    const text = this.nextText('m');
    this.pressed[generation].push(text);
    engines.command({ type: 'send', channelId: CHANNELS[generation], text });
  }

  private async lookAround(windows: readonly OpenWindow[]): Promise<PromisedChat[]> {
    const chats: PromisedChat[] = [];
    for (const generation of CHAT_GENERATIONS) {
      for (const { engines } of windows) engines.command({ type: 'select', channelId: CHANNELS[generation] });
      await this.quietMinutes();
      const stored = [...(this.backends[generation].rooms.get(CHANNELS[generation])?.messages.values() ?? [])].map(
        ({ text }) => text,
      );
      const shown = windows.map(({ screen }) =>
        screen.bubbles().flatMap(({ isPending, text }) => (isPending ? [] : [text])),
      );
      chats.push({ pressed: this.pressed[generation], stored, shown });
    }
    for (const { engines } of windows) engines.signOut();
    return chats;
  }

  private async quietMinutes(): Promise<void> {
    for (let at = 0; at < 60; at += 1) {
      this.clock.advance(2_000);
      await settled();
    }
  }

  private anyGeneration(): ChatGeneration {
    return this.dice.chance(0.5) ? 'v1' : 'v2';
  }

  private nextText(author: string): string {
    return author + String((this.count += 1));
  }
}

type OpenWindow = Awaited<ReturnType<PromisedRun['open']>>;

export function runWithPromises(seed: number): Promise<PromisedChat[]> {
  return new PromisedRun(seed).run();
}
