import { ok, type Result } from '@/domain/kernel/Result';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import { choiceOf, type SettingChoices } from '@/domain/organisations/SettingChoice';
import { fieldsOfSection, type FormSection } from '@/domain/organisations/settingFields';
import type { OwnSection } from '@/domain/organisations/SettingValues';
import type { CallFailure } from '../kernel/ports/CallFailure';
import type { Versioned } from '../kernel/ports/Versioned';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

/** Loads the own values of an organisation's section as choices of its form. */
export class LoadOwnSettings {
  constructor(private readonly settings: Pick<OrganisationSettingsGateway, 'readOwn'>) {}

  async execute(organisationId: string, section: FormSection): Promise<Result<Versioned<SettingChoices>, CallFailure>> {
    return toChoices(section, await this.settings.readOwn(organisationId, section));
  }
}

/** Converts a section to choices. */
export function toChoices<F>(
  section: FormSection,
  answer: Result<Versioned<OwnSection<FormSection>>, F>,
): Result<Versioned<SettingChoices>, F> {
  if (!answer.ok) return answer;
  const own = answer.value.value as Readonly<Record<string, SettingValue | null>>;
  const choices = fieldsOfSection(section).map(field => [field, choiceOf(own[field] ?? null)]);
  return ok({ value: Object.fromEntries(choices) as SettingChoices, etag: answer.value.etag });
}
