import { ok, type Result } from '@/domain/kernel/Result';
import type { Change } from '@/domain/organisations/Organisation';
import type { MoveToOrganisationFailure, OrganisationGateway, PatientMove } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

/** Moves a patient to an organisation. */
export class MoveToOrganisation {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'moveToOrganisation'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
  ) {}

  /**
   * `isRepeated`: the same was sent before and not answered. A patient who is there already was moved by that attempt
   * where the history names them with its reason; otherwise a colleague did it, and the reason was not kept.
   */
  async execute(move: PatientMove, isRepeated = false): Promise<Result<void, MoveToOrganisationFailure>> {
    const answer = await this.organisations.moveToOrganisation(move);
    if (answer.ok || answer.failure.kind !== 'alreadyHere' || !isRepeated) return answer;
    const now = await this.settings.read(move.organisationId);
    if (!now.ok) return now;
    return now.value.changes.some(change => isOf(change, move)) ? ok(undefined) : answer;
  }
}

/** The same reason may have been given for another patient. */
const isOf = ({ reason, sentence }: Change, move: PatientMove): boolean =>
  reason === move.reason && sentence.split(/[\s.,]+/).includes(move.patientId);
