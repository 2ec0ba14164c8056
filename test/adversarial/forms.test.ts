import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import type { FormWindow, FormWorld } from '#test/support/forms/formScenarios';
import * as worlds from '#test/support/forms/patientForms';
import * as settingWorlds from '#test/support/forms/settingsForms';
import { timeLimitMs } from '#test/support/longRun';

/** Everything that can happen to a form, in any order. `during` happens before a save is answered. */
const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'type' } as const) },
    { weight: 2, arbitrary: fc.constant({ kind: 'choose' } as const) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('save' as const),
        during: fc.constantFrom('nothing', 'nothing', 'type', 'signOut', 'close'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('loseAnswer' as const), isDone: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'reload' } as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'signOut' } as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'unattended' } as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'colleague' } as const) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('clock' as const), hours: fc.integer({ min: -8_760, max: 8_760 }) }),
    },
  ),
  { maxLength: 24 },
);
type Act = typeof acts extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

const forms = Object.entries({ ...worlds, ...settingWorlds }).filter(
  (entry): entry is [string, () => FormWorld] => entry[1].length === 0,
);

/** One user on one device, who sees all text that they typed. */
class Walk {
  private window!: FormWindow;
  /** The newest typed text, until the server is known to hold it. */
  private typed: string | undefined;
  private hasChosen = false;
  private count = 0;
  private readonly known: Set<string>;

  constructor(
    private readonly world: FormWorld,
    /** True if the form cannot be saved before a choice was made. */
    private readonly needsChoice: boolean,
  ) {
    this.known = new Set(['', ...world.held()]);
  }

  async begin(): Promise<void> {
    this.window = this.world.open();
    await this.window.form.loaded;
    await this.window.ready();
    this.checkText();
  }

  async do(act: Act): Promise<void> {
    if (act.kind === 'type') this.type();
    else if (act.kind === 'choose') await this.choose();
    else if (act.kind === 'save') await this.save(act.during);
    else if (act.kind === 'loseAnswer') this.world.loseAnswer(act.isDone);
    else if (act.kind === 'reload') await this.again(() => this.window.close());
    else if (act.kind === 'signOut') await this.again(() => this.window.signOut());
    else if (act.kind === 'unattended') await this.leaveUnattended();
    else if (act.kind === 'clock') jest.setSystemTime(Date.now() + act.hours * 3_600_000);
    else this.colleague();
    this.checkHeld();
  }

  /** Continues until the server holds what is on the screen. */
  async finish(): Promise<void> {
    this.type();
    await this.choose();
    const text = this.window.text();
    for (let attempt = 0; attempt < 6 && this.window.form.isUnsaved; attempt += 1) {
      this.window.keepMine();
      await this.save('nothing');
    }
    expect(this.world.held()).toContain(text);
    expect(this.window.form.isUnsaved).toBe(false);
    await this.again(() => this.window.close());
  }

  private type(): void {
    this.typed = `text ${(this.count += 1)}`;
    this.known.add(this.typed);
    this.window.type(this.typed);
    expect(this.window.text()).toBe(this.typed);
  }

  private async choose(): Promise<void> {
    this.hasChosen = true;
    await this.window.choose();
  }

  private colleague(): void {
    const text = `of a colleague ${(this.count += 1)}`;
    this.known.add(text);
    this.world.colleagueWrites?.(text);
  }

  private async save(during: string): Promise<void> {
    const saving = this.window.save();
    if (during === 'type') this.type();
    if (during === 'signOut') await this.window.signOut();
    if (during === 'close') await this.window.close();
    await saving;
    if (during === 'signOut' || during === 'close') return this.begin();
    return this.checkText();
  }

  private async again(end: () => Promise<void>): Promise<void> {
    await end();
    await this.begin();
  }

  /** The session ends in this window while the user continues in another one. */
  private async leaveUnattended(): Promise<void> {
    const left = this.window;
    await left.signOut();
    await this.begin();
    const kept = new Map(this.world.kept);
    left.type('typed by nobody');
    await left.close();
    expect(this.world.kept).toEqual(kept);
  }

  /** The last typed text is on the server, or on screen as unsaved. */
  private checkText(): void {
    if (this.typed === undefined) return;
    if (this.world.held().includes(this.typed) && !this.window.form.isUnsaved) this.typed = undefined;
    else expect([this.window.text(), this.window.form.isUnsaved]).toEqual([this.typed, true]);
  }

  private checkHeld(): void {
    const held = this.world.held();
    expect(held.filter(text => !this.known.has(text))).toEqual([]);
    const own = held.filter(text => text.startsWith('text '));
    expect(own).toEqual([...new Set(own)]);
    if (this.needsChoice && !this.hasChosen) expect(own).toEqual([]);
  }
}

async function needsChoice(world: FormWorld): Promise<boolean> {
  const window = world.open();
  await window.form.loaded;
  await window.ready();
  window.type('without a choice');
  await window.save();
  return !world.held().includes('without a choice');
}

beforeAll(() => loadTestTexts('patientTimeline'));
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
    ],
  });
});
afterEach(() => jest.useRealTimers());

describe('a form with any events in any order', () => {
  it('is tested for every form', () => expect(forms.length).toBeGreaterThanOrEqual(8));

  it.each(forms)(
    '%s loses no text, saves none twice, and reports nothing as saved that is not',
    async (_name, makeWorld) => {
      const needed = await needsChoice(makeWorld());
      await assertProperty(
        fc.asyncProperty(acts, async steps => {
          const walk = new Walk(makeWorld(), needed);
          await walk.begin();
          for (const step of steps) await walk.do(step);
          await walk.finish();
        }),
        { numRuns: 60 },
      );
    },
    timeLimitMs,
  );
});
