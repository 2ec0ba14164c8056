import { ok, type Result } from '@/domain/kernel/Result';
import type { MovePatientFailure, OrganisationGateway, PatientMove } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

export type MoveFailure = MovePatientFailure;

/** Moves a patient to an organisation. */
export class MoveToOrganisation {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'movePatient'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
  ) {}

  /**
   * `isRepeated`: the same was sent before and not answered. A patient who is there already was moved by that attempt
   * where the history has its reason; otherwise a colleague did it, and the reason was not kept.
   */
  async execute(move: PatientMove, isRepeated = false): Promise<Result<void, MoveFailure>> {
    const answer = await this.organisations.movePatient(move);
    if (answer.ok || answer.failure.kind !== 'alreadyHere' || !isRepeated) return answer;
    const now = await this.settings.read(move.organisationId);
    if (!now.ok) return now;
    return now.value.changes.some(({ reason }) => reason === move.reason) ? ok(undefined) : answer;
  }
}
