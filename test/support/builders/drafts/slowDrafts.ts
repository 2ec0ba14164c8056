import type { DraftVault } from '@/application/chat/ports/DraftVault';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Random } from '@/application/kernel/ports/Random';

/** A vault that takes its time, another one for each act: what was asked first may be done last. */
export function slowDrafts(
  vault: DraftVault,
  clock: Clock,
  random: Pick<Random, 'unit'>,
  longestMs: number,
): DraftVault {
  return {
    drafts: () => vault.drafts(),
    draftNames: () => vault.draftNames(),
    saveDraft: async (channelId, text, patientName) => {
      await new Promise<void>(resolve => clock.wakeIn(Math.floor(random.unit() * longestMs), resolve));
      return vault.saveDraft(channelId, text, patientName);
    },
    replaceDraft: async (channelId, before, text, patientName) => {
      await new Promise<void>(resolve => clock.wakeIn(Math.floor(random.unit() * longestMs), resolve));
      return vault.replaceDraft(channelId, before, text, patientName);
    },
  };
}
