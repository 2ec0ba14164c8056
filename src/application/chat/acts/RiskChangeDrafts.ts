import type { ChatDrafts } from '../../drafts/ChatDrafts';
import type { SaveDraft } from '../../drafts/SaveDraft';
import type { OpenRiskChange } from './OpenRiskChange';

/**
 * Stores a change of the high-risk flag from before its first call until its outcome is known, so that a page that
 * closes in between leaves a record.
 */
export class RiskChangeDrafts {
  constructor(
    private readonly chatDrafts: Pick<ChatDrafts, 'draftOf'>,
    private readonly saveDraft: Pick<SaveDraft, 'execute' | 'flush'>,
  ) {}

  execute({ patientId, highRisk, actId, reason }: OpenRiskChange): void {
    this.saveDraft.execute({ kind: 'riskChange', patientId }, `${actId}\n${highRisk ? 'set' : 'remove'}\n${reason}`);
    this.saveDraft.flush();
  }

  forget(patientId: string): void {
    this.saveDraft.execute({ kind: 'riskChange', patientId }, '');
  }

  changeOf(patientId: string): OpenRiskChange | undefined {
    const [, actId, act, reason] =
      /^(\S+)\n(set|remove)\n([^]+)$/.exec(this.chatDrafts.draftOf({ kind: 'riskChange', patientId })) ?? [];
    return actId === undefined || reason === undefined
      ? undefined
      : { patientId, highRisk: act === 'set', reason, actId };
  }
}
