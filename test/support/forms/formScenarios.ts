import type { FormStatus } from '@/application/kernel/forms/FormState';
import { eventually } from '#test/support/eventually';

/** A form as a test sees it, whatever its fields. */
export interface AnyForm {
  readonly status: FormStatus;
  readonly isUnsaved: boolean;
  readonly restored: boolean;
  readonly unreadable: readonly string[];
  readonly conflicts: readonly { readonly field: string }[];
  readonly loaded: Promise<void>;
  /** The content of the screen. */
  readonly mine: object;
  discardUnreadable(): void;
}

/** One window that shows the form. */
export interface FormWindow {
  /** The name of the store that holds the form. */
  readonly holder: string;
  readonly form: AnyForm;
  /** Resolves when the form can be filled in. */
  ready(): Promise<void>;
  /** Enters the text, and leaves every choice unchanged. */
  type(text: string): void;
  /** Makes every choice that is needed before the form can be saved. */
  choose(): void | Promise<void>;
  /** The text on the screen. */
  text(): string;
  save(): Promise<void>;
  /** Decides every conflict for the version on the screen. */
  keepMine(): void;
  /** Closes the window; the last entries are stored as when a page closes. */
  close(): Promise<void>;
  /** Ends the user's session. */
  signOut(): Promise<void>;
}

/** One server and one device with any number of windows. */
export interface FormWorld {
  open(): FormWindow;
  /** The next save arrives or not, and its answer is lost. */
  loseAnswer(isDone: boolean): void;
  /** The texts of this form that the server holds. */
  held(): readonly string[];
  /** Changes the same as a colleague; absent if no one can. */
  colleagueWrites?(text: string): void;
  /**
   * For a form whose act happens once, such as a discharge: true if it is done. Absent if the form can be saved again.
   */
  isDone?(): boolean;
  /** True if the form has reported that the last entries can no longer be saved. */
  saysUnsaved?(): boolean;
  /** The content of the device. */
  readonly kept: Map<string, string>;
  readonly draftKey: string;
}

async function opened(world: FormWorld): Promise<FormWindow> {
  const window = world.open();
  await window.form.loaded;
  await window.ready();
  return window;
}

/** True if the form compared itself with the server immediately, and found what it had sent. */
function isCompared(world: FormWorld, window: FormWindow): boolean {
  if (window.form.isUnsaved) return false;
  expect(world.held().filter(text => text === 'first text')).toHaveLength(1);
  return true;
}

/** Saves, and checks the form's claim: only what the server holds may count as saved. */
async function saved(world: FormWorld, window: FormWindow): Promise<void> {
  const text = window.text();
  await window.save();
  if (window.form.isUnsaved) expect(window.text()).toBe(text);
  else expect(world.held()).toContain(text);
}

/** Enters another text after an unconfirmed save; returns the text that must be stored in the end. */
function retype(world: FormWorld, window: FormWindow, text: string): string {
  window.type(text);
  if (world.isDone === undefined) expect(window.text()).toBe(text);
  return window.text();
}

function expectHeld(world: FormWorld, text: string): void {
  if (world.saysUnsaved?.() !== true) expect(world.held()).toContain(text);
}

/** Continues like a user who wants to save the content of the screen. */
async function insist(world: FormWorld, window: FormWindow): Promise<void> {
  for (let attempt = 0; attempt < 3 && window.form.isUnsaved; attempt += 1) {
    window.keepMine();
    await saved(world, window);
  }
}

/** The requirements for every form. Name a form and its world in one line, and all of them apply. */
export function describeForm(name: string, makeWorld: () => FormWorld): void {
  describe(`the form of ${name}`, () => {
    it('saves the content of the screen, and keeps no draft of it', async () => {
      const world = makeWorld();
      const window = await opened(world);
      await window.choose();
      window.type('first text');
      await saved(world, window);
      expect(world.held()).toContain('first text');
      await window.close();
      expect(world.kept.get(world.draftKey)).toBeUndefined();
    });

    it.each([true, false])(
      'never calls a changed text saved after a lost answer unless the server holds it (arrived: %s)',
      async isDone => {
        const world = makeWorld();
        const window = await opened(world);
        await window.choose();
        window.type('first text');
        world.loseAnswer(isDone);
        await window.save();
        if (isDone && isCompared(world, window)) return;
        expect([window.form.status, window.text()]).toEqual(['unanswered', 'first text']);
        const wanted = retype(world, window, 'second text');
        await window.save();
        await insist(world, window);
        expectHeld(world, wanted);
      },
    );

    it('compares with the server after a lost answer and a reload before it says saved', async () => {
      const world = makeWorld();
      const before = await opened(world);
      await before.choose();
      before.type('first text');
      world.loseAnswer(true);
      await before.save();
      await before.close();
      const window = await opened(world);
      expect([
        window.form.status === 'unanswered' || !window.form.isUnsaved,
        world.held().filter(text => text === 'first text').length,
      ]).toEqual([true, 1]);
      if (world.isDone?.() === true && !window.form.isUnsaved) return;
      const wanted = retype(world, window, 'second text');
      await window.choose();
      await saved(world, window);
      await insist(world, window);
      expectHeld(world, wanted);
    });

    it('saves once what is sent again after a lost answer', async () => {
      const world = makeWorld();
      const window = await opened(world);
      await window.choose();
      window.type('first text');
      world.loseAnswer(true);
      await window.save();
      if (isCompared(world, window)) return;
      await saved(world, window);
      expect(world.held().filter(text => text === 'first text')).toHaveLength(1);
      expect(window.form.isUnsaved).toBe(false);
    });

    it('never calls a text saved that was changed back after a lost answer while the server holds the attempt', async () => {
      const world = makeWorld();
      if (world.colleagueWrites === undefined) return;
      const window = await opened(world);
      const before = window.text();
      await window.choose();
      window.type('a mistake');
      world.loseAnswer(true);
      await window.save();
      window.type(before);
      await window.save();
      await insist(world, window);
      if (!window.form.isUnsaved) expect(world.held()).not.toContain('a mistake');
    });

    it('restores exactly what was entered, and makes no choice for the user', async () => {
      const world = makeWorld();
      const before = await opened(world);
      before.type('only a text');
      const entered = before.form.mine;
      await before.close();
      const window = await opened(world);
      expect([window.form.mine, window.form.restored]).toEqual([entered, true]);
      await window.close();
      expect((await opened(world)).form.mine).toEqual(entered);
    });

    it('keeps what is typed during a save as unsaved', async () => {
      const world = makeWorld();
      const window = await opened(world);
      await window.choose();
      window.type('first text');
      const saving = window.save();
      window.type('typed meanwhile');
      // A form that cannot be saved again accepts no entries.
      if (world.isDone !== undefined) {
        expect(window.text()).toBe('first text');
        await saving;
        expect(world.held()).toContain('first text');
        return;
      }
      await saving;
      expect([window.text(), window.form.isUnsaved, window.form.status]).toEqual([
        'typed meanwhile',
        true,
        'savedEarlier',
      ]);
      expect(world.held()).toContain('first text');
      await window.close();
      const later = await opened(world);
      expect(later.text()).toBe('typed meanwhile');
      await later.choose();
      await insist(world, later);
      expect(world.held()).toContain('typed meanwhile');
    });

    it('keeps a draft over a sign-out, and ignores an answer that arrives after it', async () => {
      const world = makeWorld();
      const window = await opened(world);
      await window.choose();
      window.type('first text');
      await window.signOut();
      const kept = new Map(world.kept);
      window.type('typed by nobody');
      await window.save();
      expect(world.kept).toEqual(kept);
      expect((await opened(world)).text()).toBe('first text');
    });

    it('loses neither text when two windows continue from one draft', async () => {
      const world = makeWorld();
      const before = await opened(world);
      await before.choose();
      before.type('first text');
      await before.close();
      const [one, two] = [await opened(world), await opened(world)];
      await saved(world, one);
      expect(world.held()).toContain('first text');
      two.type('second text');
      await saved(world, two);
      expect(world.held().includes('first text') || two.form.status === 'saved' || two.form.isUnsaved).toBe(true);
      if (world.isDone?.() === true && two.form.isUnsaved) return expect(two.text()).toBe('second text');
      await insist(world, two);
      expect(world.held()).toContain('second text');
      return undefined;
    });

    it('shows an unreadable stored draft until it is discarded', async () => {
      const world = makeWorld();
      world.kept.set(world.draftKey, '{"format":3,"of":"a later version"}');
      const window = await opened(world);
      if (window.form.unreadable.length === 0) return expect(window.text()).toContain('later version');
      window.type('first text');
      await window.close();
      const later = await opened(world);
      expect([later.form.unreadable.length, later.text()]).toEqual([1, 'first text']);
      later.form.discardUnreadable();
      await later.close();
      expect((await opened(world)).form.unreadable).toEqual([]);
      return undefined;
    });

    it('shows both versions when another user changed the same, and overwrites neither', async () => {
      const world = makeWorld();
      if (world.colleagueWrites === undefined) return;
      const window = await opened(world);
      await window.choose();
      window.type('first text');
      world.colleagueWrites('of a colleague');
      await window.save();
      expect([window.form.status, window.text(), world.held()]).toEqual(['conflict', 'first text', ['of a colleague']]);
      await window.close();
      const later = await opened(world);
      expect(later.text()).toBe('first text');
      await later.save();
      await eventually(() => expect(later.form.status).toBe('conflict'));
      expect(world.held()).toEqual(['of a colleague']);
      later.keepMine();
      await saved(world, later);
      expect(world.held()).toEqual(['first text']);
    });
  });
}
