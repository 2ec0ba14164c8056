import type { ActAuthorship } from '@/application/kernel/ActAuthorship';
import { ok, type Result } from '@/domain/kernel/Result';
import type { Change } from '@/domain/kernel/Change';
import type { MoveToOrganisationFailure, OrganisationGateway, PatientMove } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

export class MoveToOrganisation {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'moveToOrganisation'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
    private readonly authorship: ActAuthorship,
  ) {}

  /**
   * `isRepeated`: an earlier attempt got no answer. A patient who is already there was moved by the user if the history
   * says so with the reason; otherwise by a colleague, and the reason was not recorded.
   */
  async execute(move: PatientMove, isRepeated = false): Promise<Result<void, MoveToOrganisationFailure>> {
    const authorOf = this.authorship.beforeAct(move.reason);
    const answer = await this.organisations.moveToOrganisation(move);
    if (answer.ok || answer.failure.kind !== 'alreadyHere') return answer;
    const now = await this.settings.read(move.organisationId);
    if (!now.ok) return now;
    // The same reason may have been given for another patient.
    const [newest] = now.value.changes.filter(change => isOf(change, move));
    if (newest === undefined) return answer;
    const author = authorOf([newest]);
    // An earlier attempt may have been on another day.
    const isEarlier = isRepeated && author === 'unknown' && newest.reason === move.reason;
    return author === 'self' || isEarlier ? ok(undefined) : answer;
  }
}

const isOf = ({ sentence }: Change, { patientId }: PatientMove): boolean =>
  sentence.split(/[\s.,]+/).includes(patientId);
