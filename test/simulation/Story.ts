import type { EngineEnvironment } from '@/application/chat/protocol/HostCommand';
import { advanceStartUp, beginStartUp } from '@/application/chat/startUp/advanceStartUp';
import { engineVersion } from '@/application/chat/protocol/HostUpdate';
import type { Ledger } from './Ledger';
import { Person, theirClock } from './Person';
import type { SimulatedBackend } from './SimulatedBackend';
import type { SimulatedProfile } from './SimulatedProfile';
import type { SimulatedWindow } from './SimulatedWindow';
import type { Stage } from './Stage';
import { troubles } from './troubles/troubles';
import type { World } from './World';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const ALL_WEIGHTS = troubles.reduce((sum, { weight }) => sum + weight, 0);

interface Cast {
  readonly world: World;
  readonly backend: SimulatedBackend;
  readonly profile: SimulatedProfile;
  readonly ledger: Ledger;
  readonly openWindow: (name: string) => SimulatedWindow;
  /** Counts the acts of a page whose engine does not fit. There should be none. */
  readonly refused: () => void;
}

/** The events of one run: users work while things go wrong, then on a good network. */
export class Story implements Stage {
  people: Person[] = [];
  readonly channels: readonly string[];
  readonly world: World;
  readonly backend: SimulatedBackend;
  readonly profile: SimulatedProfile;
  readonly ledger: Ledger;
  /** The troubles that struck, by name. */
  readonly struck = new Map<string, number>();
  private windowCount = 0;
  private patientCount = 0;
  private healing = false;
  private restsUntil = 0;

  constructor(private readonly cast: Cast) {
    ({ world: this.world, backend: this.backend, profile: this.profile, ledger: this.ledger } = cast);
    this.channels = [...cast.backend.rooms.keys()];
  }

  begin(): void {
    const { dice } = this.world;
    this.openPage('ann');
    if (dice.chance(0.5)) this.openPage('ann');
    for (const channelId of this.channels) this.patientWrites(channelId, dice.between(0, this.mostAtOnce()));
  }

  /** The windows with a user present. */
  get attended(): Person[] {
    return this.people.filter(({ window }) => !window.isUnattended);
  }

  get windows(): SimulatedWindow[] {
    return this.people.map(({ window }) => window);
  }

  /** Milliseconds until the device is in use again, or 0 if it is. */
  get pause(): number {
    return Math.max(0, this.restsUntil - this.world.time.now);
  }

  /** Lets one more thing happen. */
  act(): void {
    const { dice } = this.world;
    const person = dice.pick(this.people);
    const channelId = dice.pick(this.channels) ?? '';
    const roll = dice.between(0, 999);
    if (roll < 300) this.work(person, roll);
    else if (roll < 600) this.patientActs(channelId, roll);
    else if (!this.healing && roll < 950 && person !== undefined) this.trouble(person, channelId);
    for (const { window } of this.attended) if (window.screen.asksToSignIn) this.signInAgain(window);
    for (const someone of this.attended) someone.look();
  }

  /** From now on nothing new goes wrong, and faults are repaired as users and platforms do it. */
  heal(): void {
    const { profile, backend, world } = this;
    this.healing = true;
    profile.network.heal();
    profile.deafness = 0;
    profile.vault.isFailing = false;
    profile.vault.isFull = false;
    for (const { slumber } of this.windows) slumber.wakeFully();
    for (const channelId of this.channels) backend.setMember(channelId, 'ann', true);
    // The user returns if no other window is in use.
    if (this.attended.length === 0) for (const window of this.windows) window.comeBack();
    for (const window of this.windows) window.isLeft = window.isUnattended;
    for (const { window } of this.attended)
      if (window.uid !== 'ann' || window.screen.asksToSignIn)
        world.time.in(world.dice.between(100, 4_000), () => window.isAlive && window.signIn('ann'));
  }

  openPage(uid: string, version = engineVersion): void {
    const { world, ledger } = this;
    if (this.pause > 0)
      return void world.time.in(this.pause + world.dice.between(100, 2_000), () => this.openPage(uid, version));
    if (!doesStart(version)) return this.cast.refused();
    const window = this.cast.openWindow(`w${String((this.windowCount += 1))}`);
    const person = new Person(world, window, ledger, this.channels);
    this.people.push(person);
    window.signIn(this.healing ? 'ann' : uid);
    world.time.in(world.dice.between(50, 900), () => {
      person.focus(true);
      person.openAny();
    });
  }

  lose(person: Person): void {
    this.world.trace.note(person.window.name, 'is gone');
    person.window.crash();
    this.people = this.people.filter(known => known !== person);
  }

  rest(milliseconds: number): void {
    this.restsUntil = this.world.time.now + milliseconds;
  }

  patientWrites(channelId: string, count: number, clockError = 0): void {
    const { backend, world } = this;
    const room = backend.rooms.get(channelId);
    if (room === undefined) return;
    const colleague = [...room.members].find(uid => uid === 'bob');
    const writer = colleague !== undefined && world.dice.chance(0.15) ? colleague : room.patient;
    const first = theirClock(world, clockError);
    for (let at = 0; at < count; at += 1) {
      const text = `${channelId}:p${String((this.patientCount += 1))}`;
      const stored = backend.writeAs(writer, channelId, first + BigInt(at), text);
      if (writer === 'bob') backend.read(room, 'bob', stored);
    }
    world.trace.note(
      'patient',
      'writes',
      () => `${channelId} ${String(count)} up to p${String(this.patientCount)} at ${first.toString()}`,
    );
  }

  private mostAtOnce(): number {
    return Math.ceil(this.backend.pageSize * 1.4);
  }

  private work(person: Person | undefined, roll: number): void {
    if (person?.window.isUsable !== true) return;
    if (roll < 120) person.send();
    else if (roll < 160) person.type();
    else if (roll < 210) person.openAny();
    else if (roll < 235) person.focus(!person.window.isFocused);
    else if (roll < 260) person.change();
    else if (roll < 270) person.scrollUp();
    else if (roll < 290) person.decide(true);
    else person.discardAnything();
  }

  private patientActs(channelId: string, roll: number): void {
    const { backend, world } = this;
    const room = backend.rooms.get(channelId);
    if (room === undefined) return;
    if (roll < 450) this.patientWrites(channelId, 1);
    else if (roll < 470) this.patientWrites(channelId, world.dice.between(2, this.mostAtOnce()));
    else if (roll < 485) this.patientWrites(channelId, 1, -world.dice.between(1_000, HOUR_MS));
    else if (roll < 500)
      this.patientWrites(
        channelId,
        1,
        world.dice.pick([HOUR_MS, YEAR_MS, -YEAR_MS, world.dice.between(-YEAR_MS, YEAR_MS)]),
      );
    else if (roll < 540) backend.type(room, room.patient, world.dice.chance(0.7));
    else if (roll < 570) backend.read(room, room.patient, [...room.messages.keys()].at(-1) ?? 0n);
    else this.patientChanges(channelId);
  }

  private patientChanges(channelId: string): void {
    const { backend, world } = this;
    const room = backend.rooms.get(channelId);
    const own = [...(room?.messages.values() ?? [])].filter(
      ({ sender, deleted }) => sender === room?.patient && !deleted,
    );
    const target = world.dice.pick(own.slice(-20));
    if (target === undefined) return;
    const kind = world.dice.chance(0.3) ? 'delete' : 'edit';
    backend.changeAs(target.sender, channelId, {
      kind,
      timeId: target.timeId,
      text: `${channelId}:p${String((this.patientCount += 1))}`,
    });
  }

  private trouble(person: Person, channelId: string): void {
    let draw = this.world.dice.between(0, ALL_WEIGHTS - 1);
    const trouble = troubles.find(({ weight }) => (draw -= weight) < 0);
    if (trouble === undefined) return;
    this.struck.set(trouble.name, (this.struck.get(trouble.name) ?? 0) + 1);
    this.world.trace.note('trouble', trouble.name);
    trouble.strike(this, person, channelId);
  }

  /** Usually the same user signs in again; sometimes a colleague takes over the computer. */
  private signInAgain(window: SimulatedWindow): void {
    const { dice, time } = this.world;
    window.screen.asksToSignIn = false;
    const uid = this.healing ? 'ann' : dice.chance(0.2) ? 'zoe' : (window.uid ?? 'ann');
    time.in(dice.between(300, 5_000), () =>
      window.slumber.whenAwake(() => {
        if (window.isAlive) window.signIn(this.healing ? 'ann' : uid);
      }),
    );
  }
}

const ENVIRONMENT: EngineEnvironment = {
  production: false,
  unifiedBackendUrl: '',
  firebase: { apiKey: '', projectId: '', appId: '', authDomain: '', databaseURL: '' },
};

/** True if a page continues with an engine of this version. */
function doesStart(version: string): boolean {
  const { state } = beginStartUp({ environment: ENVIRONMENT, networkUrl: '' });
  return advanceStartUp(state, { type: 'core', version }).state.failure?.cause !== 'wrongVersion';
}
