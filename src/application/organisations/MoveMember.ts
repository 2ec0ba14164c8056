import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { FindMember, FoundMember } from './FindMember';
import type { MoveToOrganisation } from './MoveToOrganisation';
import type { MoveToOrganisationFailure } from './ports/OrganisationGateway';

/** A move of a patient whose name and organisation were on the screen. */
export interface MemberMove {
  readonly organisationId: string;
  /** As shown on screen. */
  readonly patient: FoundMember;
  readonly reason: string;
}

/** With the last two, nothing was sent. */
export type MoveMemberFailure =
  | MoveToOrganisationFailure
  /** The patient belongs to a different organisation than shown. */
  | { readonly kind: 'movedMeanwhile' }
  /** The patient's organisation could not be read. */
  | { readonly kind: 'notChecked' };

/** Moves a patient to an organisation, and back. Reads the patient's organisation right before. */
export class MoveMember {
  constructor(
    private readonly findMember: FindMember,
    private readonly moveToOrganisation: MoveToOrganisation,
  ) {}

  /** `isRepeated`: an earlier attempt got no answer, so the patient may already be there. */
  async execute(
    { organisationId, patient, reason }: MemberMove,
    isRepeated: boolean,
  ): Promise<Result<void, MoveMemberFailure>> {
    const now = await this.organisationOf(patient);
    if (!now.ok) return now;
    const isExpected = now.value === patient.organisation?.id || (isRepeated && now.value === organisationId);
    if (!isExpected) return fail({ kind: 'movedMeanwhile' });
    return this.moveToOrganisation.execute({ organisationId, patientId: patient.patientId, reason }, isRepeated);
  }

  /**
   * Moves the patient back, unless a colleague has moved them on. `isRepeated`: an earlier attempt may have done it.
   */
  async undo(
    { organisationId, patient, reason }: MemberMove,
    isRepeated: boolean,
  ): Promise<Result<void, MoveMemberFailure>> {
    const former = patient.organisation?.id;
    const now = await this.organisationOf(patient);
    if (!now.ok) return now;
    if (isRepeated && now.value === former) return ok(undefined);
    if (former === undefined || now.value !== organisationId) return fail({ kind: 'movedMeanwhile' });
    return this.moveToOrganisation.execute(
      { organisationId: former, patientId: patient.patientId, reason },
      isRepeated,
    );
  }

  private async organisationOf(patient: FoundMember): Promise<Result<string | undefined, { kind: 'notChecked' }>> {
    const now = await this.findMember.execute(patient.emailAddress);
    if (!now.ok || now.value.patientId !== patient.patientId) return fail({ kind: 'notChecked' });
    return ok(now.value.organisation?.id);
  }
}
