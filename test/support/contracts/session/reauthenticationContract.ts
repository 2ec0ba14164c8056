import type { Reauthentication, ReauthenticationOutcome } from '@/application/session/ports/Reauthentication';

export interface ReauthenticationHarness {
  readonly reauthentication: Reauthentication;
  /** The user's answer to the prompt. */
  readonly answer: (outcome: ReauthenticationOutcome) => void;
}

/** The contract of every Reauthentication, including its fake. */
export function reauthenticationContract(name: string, make: () => ReauthenticationHarness): void {
  describe(`${name} keeps the Reauthentication contract`, () => {
    it.each(['samePerson', 'anotherPerson', 'abandoned'] as const)(
      'returns one answer to all callers: %s',
      async outcome => {
        const { reauthentication, answer } = make();
        const asked = [
          reauthentication.renew(),
          reauthentication.renew('recentLoginRequired'),
          reauthentication.renew(),
        ];
        answer(outcome);
        expect(await Promise.all(asked)).toEqual([outcome, outcome, outcome]);
      },
    );

    it('reports a pending sign-in only while an ended session is being renewed', async () => {
      const { reauthentication, answer } = make();
      expect(reauthentication.awaited()).toBeUndefined();
      void reauthentication.renew('recentLoginRequired');
      expect(reauthentication.awaited()).toBeUndefined();
      answer('abandoned');
      void reauthentication.renew();
      const awaited = reauthentication.awaited();
      answer('samePerson');
      expect(await awaited).toBe('samePerson');
      expect(reauthentication.awaited()).toBeUndefined();
    });

    it('reports a pending sign-in when the session ends during another prompt', async () => {
      const { reauthentication, answer } = make();
      const declinable = reauthentication.renew('recentLoginRequired');
      void reauthentication.renew();
      void reauthentication.renew('recentLoginRequired');
      const awaited = reauthentication.awaited();
      expect(awaited).toBeDefined();
      answer('samePerson');
      expect(await Promise.all([declinable, awaited])).toEqual(['samePerson', 'samePerson']);
    });

    it('prompts again afterwards', async () => {
      const { reauthentication, answer } = make();
      const first = reauthentication.renew();
      answer('abandoned');
      await first;
      const second = reauthentication.renew();
      answer('samePerson');
      expect(await second).toBe('samePerson');
    });
  });
}
