import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { AppActName } from '#sandbox/practice/app/AppActs';
import type { MsRange } from '#sandbox/practice/PatientBehaviour';

/** The acts of a scripted patient. The colleague who leads the chat does `invite` and `handOver`. */
export type Act =
  | { readonly does: 'ask'; readonly says: string; readonly generation: ChatGeneration }
  | { readonly does: 'askAtOnce'; readonly says: string }
  | { readonly does: 'write'; readonly says: string }
  | { readonly does: 'edit'; readonly says: string }
  | { readonly does: 'delete' }
  | { readonly does: 'end' }
  | { readonly does: 'moveToV2'; readonly says: string }
  | { readonly does: 'useApp'; readonly act: AppActName }
  | { readonly does: 'invite' | 'handOver'; readonly says: string };

/**
 * `next`: the step before is done; `inChat`: the request was accepted; `answered`: a therapist wrote after the
 * patient's last message.
 */
export type Cue = 'next' | 'inChat' | 'answered';

export type Step = Act & {
  readonly on: Cue;
  /** From the cue to the act. */
  readonly after: MsRange;
};

/**
 * `alone`: in no chat; `flagged`: the same, and of high risk; `ownV1`: in a V1 chat with the therapist; `colleaguesV1`,
 * `colleaguesV2`: in a chat that a colleague leads.
 */
export type Situation = 'alone' | 'flagged' | 'ownV1' | 'colleaguesV1' | 'colleaguesV2';

/** One part of an evening. */
export interface Script {
  readonly title: string;
  readonly situation: Situation;
  /** The time for which typing shows before each message. */
  readonly types: MsRange;
  readonly steps: readonly Step[];
  /** Does not answer once the script is over. */
  readonly staysSilent?: true;
}
