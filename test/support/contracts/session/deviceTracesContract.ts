import type { DeviceTraces } from '@/application/session/ports/DeviceTraces';

/** The content of the device, each in alphabetical order. */
export interface WhatIsLeft {
  /** Values stored by name: for the device, and for the first window's tab. */
  readonly names: readonly string[];
  readonly tabNames: readonly string[];
  readonly answers: readonly string[];
  readonly databases: readonly string[];
}

export interface DeviceTracesHarness {
  /** The first window, not in use yet. */
  readonly window: DeviceTraces;
  /** Opens another window on the same device, which `close` closes. */
  readonly another: () => Promise<{ readonly traces: DeviceTraces; readonly close: () => Promise<void> }>;
  /** Another window whose named values cannot be reached. */
  readonly anotherWithoutStorage: () => Promise<DeviceTraces>;
  readonly save: (left: Partial<WhatIsLeft>) => Promise<void>;
  /** Stores an unsent text in the chat's database. */
  readonly letWait: () => Promise<void>;
  readonly left: () => Promise<WhatIsLeft>;
}

const CHAT = 'staff-dashboard-chat';
const DATABASES = ['firebaseLocalStorageDb', CHAT];
const CHOICES = [
  'menu_folded',
  'menu_open',
  'prefers-color-scheme',
  'soundNotificationsEnabled',
  'soundNotificationsVolume',
];

/** The contract of every DeviceTraces, including its fake. */
export function deviceTracesContract(name: string, make: () => Promise<DeviceTracesHarness>): void {
  describe(`${name} keeps the DeviceTraces contract`, () => {
    it('deletes stored values except device preferences, and all cached answers, but no database', async () => {
      const { window, save, left } = await make();
      await save({
        names: [...CHOICES, 'session_hint', 'token'],
        tabNames: ['session'],
        answers: ['pages', 'texts'],
        databases: DATABASES,
      });
      await window.wipe();
      await window.wipe();
      expect(await left()).toEqual({ names: CHOICES, tabNames: [], answers: [], databases: DATABASES });
    });

    it('continues with the rest when something cannot be deleted', async () => {
      const { anotherWithoutStorage, save, left } = await make();
      await save({ names: ['token'], answers: ['pages'] });
      await (await anotherWithoutStorage()).wipe();
      expect(await left()).toMatchObject({ names: ['token'], answers: [] });
    });

    it('removes only databases and sounded ids when no one is signed in and no window is in use', async () => {
      const { window, save, left } = await make();
      await save({
        names: ['alerts-heard:1x', 'alerts-notified:1x', 'token'],
        tabNames: ['session'],
        answers: ['pages'],
        databases: DATABASES,
      });
      await window.settle(false);
      expect(await left()).toEqual({ names: ['token'], tabNames: ['session'], answers: ['pages'], databases: [] });
    });

    it('keeps the database in which an unsent text waits for its author', async () => {
      const { window, save, letWait, left } = await make();
      await save({ databases: ['firebaseLocalStorageDb'] });
      await letWait();
      await window.settle(false);
      expect((await left()).databases).toEqual([CHAT]);
    });

    it('removes none while a user is signed in or once the window is in use', async () => {
      const { window, save, left } = await make();
      await save({ databases: DATABASES });
      await window.settle(true);
      await window.settle(false);
      expect((await left()).databases).toEqual(DATABASES);
    });

    it.each([true, false])(
      'removes none while another window is in use, whether or not a user is signed in there: %s',
      async isSignedIn => {
        const { window, another, save, left } = await make();
        await (await another()).traces.settle(isSignedIn);
        await save({ databases: DATABASES });
        await window.settle(false);
        expect((await left()).databases).toEqual(DATABASES);
      },
    );

    it('removes none until the last window in use has closed', async () => {
      const { another, save, left } = await make();
      const [first, second, last] = [await another(), await another(), await another()];
      for (const { traces } of [first, second]) await traces.settle(true);
      await save({ databases: DATABASES });
      await first.close();
      await last.traces.settle(false);
      expect((await left()).databases).toEqual(DATABASES);
      await second.close();
      await last.close();
      // The platform may notice a moment later that a window has closed. The next visit removes them then.
      for (let visit = 0; visit < 5 && (await left()).databases.length > 0; visit += 1) {
        const visitor = await another();
        await visitor.traces.settle(false);
        await visitor.close();
      }
      expect((await left()).databases).toEqual([]);
    });
  });
}
