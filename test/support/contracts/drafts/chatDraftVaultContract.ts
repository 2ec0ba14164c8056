import type { ChatDraftVault } from '@/application/drafts/ports/ChatDraftVault';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

/** One device. Each `window` is another vault object on the same storage, open for the user. */
export interface ChatDraftVaultHarness {
  window(): Promise<ChatDraftVault>;
}

/** The contract of every ChatDraftVault besides the DraftVault contract, including its fake. */
export function chatDraftVaultContract(name: string, make: () => ChatDraftVaultHarness): void {
  describe(`${name} keeps the ChatDraftVault contract`, () => {
    const [ana, ben] = [chatDraftKey('c-ana'), chatDraftKey('c-ben')];
    let device: ChatDraftVaultHarness;
    beforeEach(() => {
      device = make();
    });
    const found = async () => {
      const vault = await device.window();
      return [await vault.drafts(), await vault.draftNames()];
    };

    it('is empty for a new user', async () => {
      expect(await found()).toEqual([new Map(), new Map()]);
    });

    it('returns a draft with the name of its patient to the next window, and one without a name as it is', async () => {
      const vault = await device.window();
      await vault.saveDraft(ana, 'Grüße\n👋', 'Ana Nowak-Ørsted');
      await vault.saveDraft(ben, 'half');
      expect(await found()).toEqual([
        new Map([
          ['c-ana', 'Grüße\n👋'],
          ['c-ben', 'half'],
        ]),
        new Map([['c-ana', 'Ana Nowak-Ørsted']]),
      ]);
    });

    it('replaces text and name together', async () => {
      const vault = await device.window();
      await vault.saveDraft(ana, 'a', 'Ana');
      await vault.saveDraft(ana, 'ab', 'Ana Novak');
      expect(await found()).toEqual([new Map([['c-ana', 'ab']]), new Map([['c-ana', 'Ana Novak']])]);
      await vault.saveDraft(ana, 'abc');
      expect(await found()).toEqual([new Map([['c-ana', 'abc']]), new Map()]);
    });

    it('changes the name only with the text', async () => {
      const [one, two] = [await device.window(), await device.window()];
      await one.replaceDraft(ana, '', 'one', 'Ana');
      await two.replaceDraft(ana, '', 'two', 'Ben');
      expect(await found()).toEqual([new Map([['c-ana', 'one']]), new Map([['c-ana', 'Ana']])]);
      await two.replaceDraft(ana, 'one', 'two');
      expect(await found()).toEqual([new Map([['c-ana', 'two']]), new Map()]);
    });

    it('deletes the name with the draft', async () => {
      const vault = await device.window();
      await vault.saveDraft(ana, 'a', 'Ana');
      await vault.saveDraft(ana, '', 'Ana');
      expect(await found()).toEqual([new Map(), new Map()]);
    });
  });
}
