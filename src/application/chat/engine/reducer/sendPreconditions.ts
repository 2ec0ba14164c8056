import { unsentHold } from '@/domain/chat/messages/unsentHold.rule';
import type { HoldKind, OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineState } from './EngineState';

/** Counted from the time of writing or the author's last decision. */
function holdReason(
  { now, signIn }: EngineState,
  { kind, keptAt, decidedAt = keptAt, signIn: writtenIn }: OutboxEntry,
): HoldKind | null {
  return unsentHold({
    kind,
    decidedAt,
    now,
    ...(signIn !== undefined && { signedInAt: signIn.at, isOfThisSignIn: signIn.id === writtenIn }),
  });
}

/**
 * Maximum failed reads of the vault, 5 seconds apart, before an entry that another window saved there is sent as
 * announced.
 */
const MAX_FAILED_READS = 12;

/** Another window has saved it, and the vault may hold earlier entries of that window. */
const mayBeOvertaking = ({ failedVaultReads, inVault }: EngineState, { id }: OutboxEntry): boolean =>
  failedVaultReads > 0 && failedVaultReads <= MAX_FAILED_READS && inVault.has(id);

/** The vault has not answered for so long that known entries are sent regardless of its content. */
const sendsUnchecked = ({ failedVaultReads }: EngineState): boolean => failedVaultReads > MAX_FAILED_READS;

/** Reasons for the head of an outbox to wait. */
export const sendPreconditions = { holdReason, mayBeOvertaking, sendsUnchecked };
