import type { Clipboard } from '@/application/session/ports/Clipboard';

export interface ClipboardHarness {
  readonly clipboard: Clipboard;
  /** The text that pasting elsewhere inserts. */
  readonly pasted: () => Promise<string>;
  /** From now on the browser does not allow it. */
  readonly forbid: () => void;
}

/** The contract of every Clipboard, including its fake. */
export function clipboardContract(name: string, make: () => ClipboardHarness): void {
  describe(`${name} keeps the Clipboard contract`, () => {
    it('pastes the text that was written last', async () => {
      const { clipboard, pasted } = make();
      expect(await clipboard.write('first')).toBe(true);
      expect(await clipboard.write('JBSW Y3DP\n')).toBe(true);
      expect(await pasted()).toBe('JBSW Y3DP\n');
    });

    it('reports that the browser does not allow it, and keeps the clipboard unchanged', async () => {
      const { clipboard, pasted, forbid } = make();
      await clipboard.write('first');
      forbid();
      expect(await clipboard.write('second')).toBe(false);
      expect(await pasted()).toBe('first');
    });
  });
}
