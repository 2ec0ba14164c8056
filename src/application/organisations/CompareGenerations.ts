import { ok, type Result } from '@/domain/kernel/Result';
import { compareSettings, type ComparedSetting } from '@/domain/organisations/compareSettings';
import type { CallFailure } from '../kernel/ports/CallFailure';
import type { SettingsView, OrganisationGateway } from './ports/OrganisationGateway';

/** Reads the settings of an organisation by both generations of the calls and compares them. */
export class CompareGenerations {
  constructor(private readonly organisations: Pick<OrganisationGateway, 'readSettings'>) {}

  /** `merged`: effective settings; `unmerged`: own ones. Fails if either generation cannot be read. */
  async execute(organisationId: string, view: SettingsView): Promise<Result<readonly ComparedSetting[], CallFailure>> {
    const [v1, v2] = await Promise.all([
      this.organisations.readSettings(organisationId, 'v1', view),
      this.organisations.readSettings(organisationId, 'v2', view),
    ]);
    if (!v1.ok) return v1;
    if (!v2.ok) return v2;
    return ok(compareSettings(v1.value, v2.value));
  }
}
