import type { OwnActs } from '@/application/kernel/OwnActs';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { settingsVersion, type AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AccessCodeGateway } from './ports/AccessCodeGateway';

/** Why a code is not known to be as it was to become. `now`: the code as it is by now. */
export type CodeActFailure =
  /** Nothing was done. */
  | CallFailure
  /** It may have been done: the code could not be read afterwards. */
  | { readonly kind: 'unconfirmed'; readonly why: CallFailure }
  /** It was changed since it was read, or used where that matters; nothing was done. */
  | { readonly kind: 'changedMeanwhile'; readonly now: AccessCodeDetails }
  /** The server did it, and another person has changed the code again before it was read. */
  | { readonly kind: 'doneAndChanged'; readonly now: AccessCodeDetails }
  /** The answer was lost, and the code was read again: it is not done. */
  | { readonly kind: 'notDone'; readonly now: AccessCodeDetails };

/** Lets patients join with a code, or no longer. */
export class SetCodeEnabled {
  constructor(
    private readonly codes: Pick<AccessCodeGateway, 'read' | 'setEnabled'>,
    private readonly ownActs: OwnActs,
  ) {}

  /** `read`: the code as it was on screen. Gives the code as it was read after the change. */
  async execute(
    read: AccessCodeDetails,
    enabled: boolean,
    reason: string,
  ): Promise<Result<AccessCodeDetails, CodeActFailure>> {
    const conflict = read.generation === 'v1' ? await conflictOf(this.codes, read) : undefined;
    if (conflict !== undefined) return fail(conflict);
    const authorOf = this.ownActs.begin(reason);
    const acted = await this.codes.setEnabled(read, enabled, reason);
    if (!acted.ok && acted.failure.kind !== 'unreachable' && acted.failure.kind !== 'changedMeanwhile')
      return fail(acted.failure);
    const isLost = !acted.ok && acted.failure.kind === 'unreachable';
    const now = await this.codes.read(read);
    // A refusal may be that of the own repeat.
    if (!now.ok) return fail({ kind: 'unconfirmed', why: now.failure });
    const isDone = acted.ok || isLost || authorOf(now.value.changes) === 'self';
    if (isDone && now.value.enabled === enabled) return ok(now.value);
    if (acted.ok) return fail({ kind: 'doneAndChanged', now: now.value });
    return fail({ kind: isLost ? 'notDone' : 'changedMeanwhile', now: now.value });
  }
}

/**
 * A code of the first generation has no version: it is read before it is changed, so that a change that its author has
 * not seen is at least noticed. Undefined where it is as it was on screen.
 */
export async function conflictOf(
  codes: Pick<AccessCodeGateway, 'read'>,
  read: AccessCodeDetails,
  versionOf: (code: AccessCodeDetails) => string = settingsVersion,
): Promise<CodeActFailure | undefined> {
  const current = await codes.read(read);
  if (!current.ok) return current.failure;
  return versionOf(current.value) === versionOf(read) ? undefined : { kind: 'changedMeanwhile', now: current.value };
}
