import { EVENT_PAGE } from '@/application/chat/ports/ChatEventFeed';
import { channelOf } from '@/domain/kernel/ChatGeneration';
import { reduceEngine } from '@/application/chat/engine/reducer/reduceEngine';
import { checkEnding } from './checkEnding';
import { checkOpenChat, checkSigns } from './checkScreen';
import { checkWindow } from './checkWindow';
import type { PlantedFault } from './faults/PlantedFault';
import { carries, type Generation } from './carries';
import type { Dice } from './Dice';
import { Ledger } from './Ledger';
import { Room } from './Room';
import { SimulatedBackend } from './SimulatedBackend';
import { SimulatedFeed } from './SimulatedFeed';
import { SimulatedNetwork } from './SimulatedNetwork';
import { SimulatedProfile } from './SimulatedProfile';
import { SimulatedVault } from './SimulatedVault';
import { SimulatedWindow, type OpenFeed } from './SimulatedWindow';
import { StandInChats } from './StandInChats';
import { Story } from './Story';
import { World } from './World';

export interface SimulationResult {
  /** The first case of each kind of violation. */
  readonly violations: ReadonlyMap<string, string>;
  /** The number of strikes of each kind of trouble. */
  readonly troubles: ReadonlyMap<string, number>;
  readonly hasChatEngineRouter: boolean;
  readonly fingerprint: string;
  readonly trace: readonly string[];
}

/** One run: trouble, healing with traffic, quiet, then all checks. The same seed produces the same run. */
export function runSimulation(seed: number, fault?: PlantedFault, keepsTrace = false): SimulationResult {
  const world = new World(seed, keepsTrace);
  const { time, dice } = world;
  const rooms = someRooms(dice);
  const pageSize = dice.pick(PAGE_SIZES) ?? EVENT_PAGE;
  const length = dice.pick(LENGTHS)?.(dice) ?? 0;
  const byChannel = new Map(rooms.map(room => [room.channelId, room]));
  const backend =
    fault?.backend?.(() => time.now, byChannel, pageSize) ?? new SimulatedBackend(() => time.now, byChannel, pageSize);
  const ledger = new Ledger(() => backend);
  backend.standIn = new StandInChats(
    () => time.now,
    rooms,
    (kind, detail) => ledger.violate(kind, detail),
  );
  const generations: readonly Generation[] = rooms.some(({ channelId }) => !carries('v2', channelId))
    ? ['v2', 'v1']
    : ['all'];
  const network = new SimulatedNetwork(world);
  const vault = fault?.vault?.(world) ?? new SimulatedVault(world);
  const profile = new SimulatedProfile(world, network, vault);
  const reduce = fault?.reduce?.(reduceEngine) ?? reduceEngine;
  const connect: OpenFeed = ({ generation }, token, uid, watcher) => {
    const feed = new SimulatedFeed(world, network, backend, token, uid, generation, watcher);
    return () => feed.stop();
  };
  const openFeed = fault?.openFeed?.(connect) ?? connect;
  const openWindow = (name: string) =>
    new SimulatedWindow({
      name,
      profile,
      backend,
      generations,
      sharesVault: fault?.sharesVault === true,
      reduce,
      openFeed,
      ledger,
    });
  const story = new Story({
    world,
    backend,
    profile,
    ledger,
    openWindow,
    refused: () => fault?.onRefusedVersion?.(vault),
  });
  const step = (delayMs: number) => {
    time.runUntil(time.now + delayMs);
    for (const window of story.windows) checkWindow(window, backend.rooms, ledger);
  };

  story.begin();
  step(1_500);
  for (let at = 0; at < length; at += 1) {
    story.act();
    if (story.pause > 0) step(story.pause + 1);
    step(dice.chance(0.05) ? dice.between(5_000, 90_000) : dice.between(20, 900));
  }
  world.trace.note('story', 'heals');
  story.heal();
  for (let at = 0; at < 15; at += 1) {
    story.act();
    step(dice.between(50, 900));
  }
  settle(story, step);
  inspect(story, backend, ledger, step);
  checkEnding({ backend, vault, windows: story.windows, ledger });
  return {
    violations: ledger.violations,
    troubles: story.struck,
    hasChatEngineRouter: generations.length > 1,
    fingerprint: world.trace.fingerprint(),
    trace: world.trace.lines,
  };
}

/** Small pages make gaps and older pages of a few messages. The real size is used now and then. */
const PAGE_SIZES: readonly number[] = [
  ...Array.from({ length: 11 }, () => 7),
  ...Array.from({ length: 7 }, () => 14),
  EVENT_PAGE,
  EVENT_PAGE,
];

/** The number of acts in one story. Most stories are short, some are long. */
const LENGTHS: readonly ((dice: Dice) => number)[] = [
  dice => dice.between(6, 20),
  dice => dice.between(6, 20),
  dice => dice.between(20, 45),
  dice => dice.between(20, 45),
  dice => dice.between(45, 80),
];

/** Three chats. In half of the stories one or two of them are V1. */
function someRooms(dice: Dice): Room[] {
  const isMixed = dice.chance(0.5);
  const roomChannel = (name: string, isV1: boolean): string => (isV1 ? channelOf('v1', name) : name);
  return [
    new Room('c-a', 'pat-a', new Set(['ann', 'bob', 'pat-a']), true),
    new Room(roomChannel('c-b', isMixed), 'pat-b', new Set(['ann', 'zoe', 'pat-b'])),
    new Room(roomChannel('c-c', isMixed && dice.chance(0.3)), 'pat-c', new Set(['ann', 'zoe', 'pat-c'])),
  ];
}

/** Quiet minutes in which users sign in when required and retry what was refused. */
function settle(story: Story, step: (delayMs: number) => void): void {
  for (let at = 0; at < 12; at += 1) {
    step(15_000);
    for (const person of story.attended) {
      if (person.window.screen.asksToSignIn) person.window.signIn('ann');
      person.decide(false);
    }
  }
}

/** Opens every chat, scrolls to its start, and compares it with the server. */
function inspect(story: Story, backend: SimulatedBackend, ledger: Ledger, step: (delayMs: number) => void): void {
  for (const { window } of story.attended) checkSigns(window, backend.rooms.values(), ledger);
  for (const room of backend.rooms.values()) {
    for (const person of story.attended) {
      person.open(room.channelId);
      person.focus(true);
    }
    for (
      let page = 0;
      page < MOST_PAGES && !story.attended.every(({ window }) => hasWhole(window, room.channelId));
      page += 1
    )
      scroll(story, step);
    scroll(story, step);
    scroll(story, step);
    step(5_000);
    for (const { window } of story.attended) checkOpenChat(window, room, ledger);
  }
  for (const { window } of story.attended) checkSigns(window, backend.rooms.values(), ledger);
}

/** The number of pages after which a user stops scrolling. No chat of a run has as many. */
const MOST_PAGES = 12;

const hasWhole = ({ screen }: SimulatedWindow, channelId: string): boolean =>
  screen.history.get(channelId)?.reachedStart === true;

function scroll(story: Story, step: (delayMs: number) => void): void {
  step(1_000);
  for (const person of story.attended) person.scrollUp();
}
