import type { Ledger } from './Ledger';
import { Person, theirClock } from './Person';
import type { SimulatedBackend } from './SimulatedBackend';
import type { SimulatedProfile } from './SimulatedProfile';
import type { SimulatedWindow } from './SimulatedWindow';
import type { World } from './World';

const HOUR_MS = 3_600_000;

interface Cast {
  readonly world: World;
  readonly backend: SimulatedBackend;
  readonly profile: SimulatedProfile;
  readonly ledger: Ledger;
  readonly openWindow: (name: string) => SimulatedWindow;
}

/** What happens in one run: people at work while things go wrong, then a good network. */
export class Story {
  people: Person[] = [];
  private windowCount = 0;
  private patientCount = 0;
  private healing = false;

  constructor(private readonly cast: Cast) {}

  begin(): void {
    this.addWindow('ann');
    if (this.cast.world.dice.chance(0.5)) this.addWindow('ann');
    for (const channelId of this.channels()) this.patientWrites(channelId, this.cast.world.dice.between(0, 70));
  }

  get windows(): SimulatedWindow[] {
    return this.people.map(({ window }) => window);
  }

  /** One more thing happens. */
  act(): void {
    const { dice } = this.cast.world;
    const person = dice.pick(this.people);
    const channelId = dice.pick(this.channels()) ?? '';
    const roll = dice.between(0, 999);
    if (roll < 300) this.work(person, roll);
    else if (roll < 600) this.patientActs(channelId, roll);
    else if (!this.healing) this.trouble(person, channelId, roll);
    for (const { window } of this.people) if (window.screen.asksToSignIn) this.signInAgain(window);
    for (const someone of this.people) someone.look();
  }

  /** From now on nothing new goes wrong; what is wrong is repaired as people and platforms do it. */
  heal(): void {
    const { profile, backend, world } = this.cast;
    this.healing = true;
    profile.network.loss = 0;
    profile.deafness = 0;
    profile.vault.isFailing = false;
    profile.network.switch(true);
    for (const room of backend.rooms.values()) backend.setMember(room.channelId, 'ann', true);
    for (const { window } of this.people) if (window.uid !== 'ann' || window.screen.asksToSignIn) world.time.in(world.dice.between(100, 4_000), () => window.isAlive && window.signIn('ann'));
  }

  private addWindow(uid: string): void {
    const { world, ledger } = this.cast;
    const window = this.cast.openWindow(`w${String((this.windowCount += 1))}`);
    const person = new Person(world, window, ledger, this.channels());
    this.people.push(person);
    window.signIn(uid);
    world.time.in(world.dice.between(50, 900), () => {
      person.focus(true);
      person.openAny();
    });
  }

  private channels(): string[] {
    return [...this.cast.backend.rooms.keys()];
  }

  private work(person: Person | undefined, roll: number): void {
    if (person === undefined || person.window.uid === undefined) return;
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
    const { backend, world } = this.cast;
    const room = backend.rooms.get(channelId);
    if (room === undefined) return;
    if (roll < 450) this.patientWrites(channelId, 1);
    else if (roll < 470) this.patientWrites(channelId, world.dice.between(2, 70));
    else if (roll < 500) this.patientWrites(channelId, 1, -world.dice.between(1_000, HOUR_MS));
    else if (roll < 540) backend.type(room, room.patient, world.dice.chance(0.7));
    else if (roll < 570) backend.read(room, room.patient, [...room.messages.keys()].at(-1) ?? 0n);
    else this.patientChanges(channelId);
  }

  private patientWrites(channelId: string, count: number, clockError = 0): void {
    const { backend, world } = this.cast;
    const room = backend.rooms.get(channelId);
    if (room === undefined) return;
    const colleague = [...room.members].find(uid => uid === 'bob');
    const writer = colleague !== undefined && world.dice.chance(0.15) ? colleague : room.patient;
    const first = theirClock(world, clockError);
    for (let at = 0; at < count; at += 1) {
      const text = `${channelId}:p${String((this.patientCount += 1))}`;
      backend.writeAs(writer, channelId, first + BigInt(at), text);
      if (writer === 'bob') backend.read(room, 'bob', first);
    }
    world.trace.note('patient writes', () => `${channelId} ${String(count)} up to p${String(this.patientCount)} at ${first.toString()}`);
  }

  private patientChanges(channelId: string): void {
    const { backend, world } = this.cast;
    const room = backend.rooms.get(channelId);
    const own = [...(room?.messages.values() ?? [])].filter(({ sender, deleted }) => sender === room?.patient && !deleted);
    const target = world.dice.pick(own.slice(-20));
    if (target === undefined) return;
    const kind = world.dice.chance(0.3) ? 'delete' : 'edit';
    backend.changeAs(target.sender, channelId, { kind, timeId: target.timeId, text: `${channelId}:p${String((this.patientCount += 1))}` });
  }

  private trouble(person: Person | undefined, channelId: string, roll: number): void {
    const { backend, profile, world } = this.cast;
    if (roll < 660) profile.network.switch(!profile.network.isUp);
    else if (roll < 680) world.time.in(world.dice.between(30_000, 180_000), () => undefined);
    else if (roll < 730 && person !== undefined) this.crash(person);
    else if (roll < 760 && this.people.length < 2) this.addWindow(person?.window.uid ?? 'ann');
    else if (roll < 800) backend.endSessions('ann');
    else if (roll < 820) backend.endSessions('zoe');
    else if (roll < 840) profile.vault.isFailing = !profile.vault.isFailing && world.dice.chance(0.4);
    else if (roll < 860) profile.clockError = world.dice.pick([0, HOUR_MS, -HOUR_MS]) ?? 0;
    else if (roll < 880) backend.setMember(channelId, 'ann', world.dice.chance(0.6));
    else if (roll < 900 && person !== undefined) person.window.signIn(world.dice.chance(0.5) ? 'zoe' : 'ann');
  }

  private crash(person: Person): void {
    const { world } = this.cast;
    const uid = person.window.uid ?? 'ann';
    world.trace.note('crash', () => person.window.name);
    person.window.crash();
    this.people = this.people.filter(known => known !== person);
    if (this.people.length > 0 && world.dice.chance(0.4)) return;
    world.time.in(world.dice.between(200, 3_000), () => this.addWindow(uid));
  }

  /** Usually the same person signs in again; sometimes a colleague takes over the computer. */
  private signInAgain(window: SimulatedWindow): void {
    const { world } = this.cast;
    window.screen.asksToSignIn = false;
    const uid = world.dice.chance(0.2) && !this.healing ? 'zoe' : this.healing ? 'ann' : (window.uid ?? 'ann');
    world.time.in(world.dice.between(300, 5_000), () => window.isAlive && window.signIn(uid));
  }
}
