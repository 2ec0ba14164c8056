import type { Attention } from '@/application/notifications/ports/Attention';

export interface AttentionHarness {
  readonly attention: Attention;
  /** From now on this chat is on the screen of a focused window, here or elsewhere. Undefined if no chat is. */
  readonly look: (chat: string | undefined, where: 'here' | 'elsewhere') => void;
}

/** The contract of every Attention, including its fake. */
export function attentionContract(name: string, make: () => AttentionHarness): void {
  describe(`${name} keeps the Attention contract`, () => {
    it.each(['here', 'elsewhere'] as const)('reports that users look at %s, on each request', async where => {
      const { attention, look } = make();
      expect(await attention.attended()).toEqual([]);
      look('c-1', where);
      expect(await attention.attended()).toEqual(['c-1']);
      look('c-2', where);
      expect(await attention.attended()).toEqual(['c-2']);
      look(undefined, where);
      expect(await attention.attended()).toEqual([]);
    });

    it('answers all simultaneous requests', async () => {
      const { attention, look } = make();
      look('c-1', 'elsewhere');
      expect(await Promise.all([attention.attended(), attention.attended()])).toEqual([['c-1'], ['c-1']]);
    });
  });
}
