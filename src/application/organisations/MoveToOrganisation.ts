import { fail, type Result } from '@/domain/kernel/Result';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { MovePatientFailure, OrganisationGateway, PatientMove } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

export type MoveFailure =
  | MovePatientFailure
  /** The patient was there before, or a colleague moved them: the reason was not kept. */
  | { readonly kind: 'alreadyHere' };

/** Moves a patient to an organisation. */
export class MoveToOrganisation {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'movePatient'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
  ) {}

  /** Gives the organisation afterwards. Done is what its history confirms; a lost answer is settled by reading. */
  async execute(move: PatientMove): Promise<Result<Organisation, MoveFailure>> {
    const answer = await this.organisations.movePatient(move);
    if (!answer.ok && answer.failure.kind !== 'unreachable') return answer;
    const now = await this.settings.read(move.organisationId);
    if (!now.ok) return now;
    if (now.value.changes.some(({ reason }) => reason === move.reason)) return now;
    return answer.ok ? fail({ kind: 'alreadyHere' }) : answer;
  }
}
