import type { ActAuthorship } from '@/application/kernel/ActAuthorship';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { settingsVersion, type AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AccessCodeGateway } from './ports/AccessCodeGateway';

/** Failures of changing a code. `now`: the current code. */
export type CodeActFailure =
  /** Nothing was done. */
  | CallFailure
  /** It may have been done: the code could not be read afterwards. */
  | { readonly kind: 'unconfirmed'; readonly why: CallFailure }
  /** It was changed, or used if that matters, since it was read; nothing was done. */
  | { readonly kind: 'changedMeanwhile'; readonly now: AccessCodeDetails }
  /** The server made the change, but another user changed the code again before it was read. */
  | { readonly kind: 'doneAndChanged'; readonly now: AccessCodeDetails }
  /** The answer was lost, and reading the code shows that it was not changed. */
  | { readonly kind: 'notDone'; readonly now: AccessCodeDetails };

export class SetCodeEnabled {
  constructor(
    private readonly codes: Pick<AccessCodeGateway, 'read' | 'setEnabled'>,
    private readonly authorship: ActAuthorship,
  ) {}

  /** `read`: the code as shown. Returns the code as read after the change. */
  async execute(
    read: AccessCodeDetails,
    enabled: boolean,
    reason: string,
  ): Promise<Result<AccessCodeDetails, CodeActFailure>> {
    const conflict = read.generation === 'v1' ? await conflictOf(this.codes, read) : undefined;
    if (conflict !== undefined) return fail(conflict);
    const authorOf = this.authorship.beforeAct(reason);
    const acted = await this.codes.setEnabled(read, enabled, reason);
    if (!acted.ok && acted.failure.kind !== 'unreachable' && acted.failure.kind !== 'changedMeanwhile')
      return fail(acted.failure);
    const isLost = !acted.ok && acted.failure.kind === 'unreachable';
    const now = await this.codes.read(read);
    // A refusal may result from the own repeat.
    if (!now.ok) return fail({ kind: 'unconfirmed', why: now.failure });
    const isDone = acted.ok || isLost || authorOf(now.value.changes) === 'self';
    if (isDone && now.value.enabled === enabled) return ok(now.value);
    if (acted.ok) return fail({ kind: 'doneAndChanged', now: now.value });
    return fail({ kind: isLost ? 'notDone' : 'changedMeanwhile', now: now.value });
  }
}

/**
 * A code of the first generation has no version, so it is read before it is changed to detect unseen changes. Undefined
 * if it is as shown.
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
