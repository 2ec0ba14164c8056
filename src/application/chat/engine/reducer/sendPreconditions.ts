import { shouldHoldUnsent } from '@/domain/chat/messages/shouldHoldUnsent.rule';
import type { HoldKind, OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineState } from './EngineState';

/** Counted from when it was written or its author decided last. */
function holdReason(
  { now, signIn }: EngineState,
  { kind, keptAt, decidedAt = keptAt, signIn: writtenIn }: OutboxEntry,
): HoldKind | null {
  return shouldHoldUnsent({
    kind,
    decidedAt,
    now,
    ...(signIn !== undefined && { signedInAt: signIn.at, isOfThisSignIn: signIn.id === writtenIn }),
  });
}

/**
 * Most reads of a vault that does not answer, 5 seconds apart, before an entry that another window saved there is sent
 * as announced.
 */
const MAX_FAILED_READS = 12;

/** Another window has saved it, and only the vault may have what that window saved earlier. */
const mayBeOvertaking = ({ failedVaultReads, inVault }: EngineState, { id }: OutboxEntry): boolean =>
  failedVaultReads > 0 && failedVaultReads <= MAX_FAILED_READS && inVault.has(id);

/** The vault has not answered for so long that what is known here is sent, whatever it may hold. */
const sendsUnchecked = ({ failedVaultReads }: EngineState): boolean => failedVaultReads > MAX_FAILED_READS;

/** Why the head of a line may have to wait. */
export const sendPreconditions = { holdReason, mayBeOvertaking, sendsUnchecked };
