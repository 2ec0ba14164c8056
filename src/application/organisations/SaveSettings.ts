import { mergeFields, type Fields } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import { heirsOfField, type Organisation } from '@/domain/organisations/Organisation';
import { textOfValue, valueOfChoice, type SettingChoices } from '@/domain/organisations/SettingChoice';
import { isListKind, kindOfField, type FormSection } from '@/domain/organisations/settingFields';
import type { OwnSection } from '@/domain/organisations/SettingValues';
import { saveMerged, type MergedSave, type SaveMergedFailure } from '../kernel/forms/saveMerged';
import type { CallFailure } from '../kernel/ports/CallFailure';
import { toChoices } from './LoadOwnSettings';
import type { OrganisationSettingsGateway, SettingsRefusal } from './ports/OrganisationSettingsGateway';

/** The form field that is kept with a change and is no setting. */
export const REASON = 'reason';

export interface SettingsDraft {
  readonly organisationId: string;
  readonly section: FormSection;
  /** The version that the person began from; null where it has to be read first. */
  readonly version: string | null;
  readonly base: SettingChoices;
  readonly mine: SettingChoices;
  /** Earlier attempts without an answer. */
  readonly sent: readonly SettingChoices[];
  /** The organisation as the person saw it: whom the change concerns. */
  readonly shown: Organisation;
}

export type SaveSettingsFailure =
  | SaveMergedFailure<SettingChoices, SettingsRefusal>
  /** Other organisations below would change than the person was shown. Nothing was saved. */
  | { readonly kind: 'otherHeirs'; readonly organisation: Organisation }
  /** The organisations below could not be read. Nothing was sent. */
  | { readonly kind: 'couldNotCheck'; readonly why: CallFailure };

/**
 * Saves the settings of a section that a person changed, merged field by field with what others changed meanwhile. First
 * it checks that the organisations below that change with them are those that the person was shown.
 */
export class SaveSettings {
  constructor(private readonly settings: OrganisationSettingsGateway) {}

  async execute(draft: SettingsDraft): Promise<Result<MergedSave<SettingChoices>, SaveSettingsFailure>> {
    const { organisationId, section, version, sent, shown } = draft;
    const current = await this.settings.read(organisationId);
    if (!current.ok) return fail({ kind: 'couldNotCheck', why: current.failure });
    const [base, mine] = [settingsOf(draft.base), settingsOf(draft.mine)];
    const attempts = [mine, ...sent.map(settingsOf)];
    const changed = new Set(attempts.flatMap(one => mergeFields({ base, mine: one, theirs: base }).toSave));
    const isAsShown = [...changed].every(field => isSameNumber(section, field, shown, current.value));
    if (!isAsShown) return fail({ kind: 'otherHeirs', organisation: current.value });
    const reason = reasonOf(draft.mine);
    return saveMerged<SettingChoices, SettingsRefusal>(
      { base: { value: base, etag: version ?? '' }, mine, sent: sent.map(settingsOf), readFirst: version === null },
      {
        fieldsOf: choices => choices,
        read: async () => toChoices(section, await this.settings.readOwn(organisationId, section)),
        change: async (changes, etag) =>
          toChoices(
            section,
            await this.settings.change({
              ...{ organisationId, section, etag, changes: valuesOf(section, changes as SettingChoices) },
              ...(reason !== '' && { reason }),
            }),
          ),
      },
    );
  }
}

export const reasonOf = ({ [REASON]: reason }: SettingChoices): string =>
  reason?.kind === 'own' ? textOfValue(reason.value).trim() : '';

const settingsOf = ({ [REASON]: _, ...settings }: SettingChoices): SettingChoices & Fields => settings;

function isSameNumber(section: FormSection, field: string, shown: Organisation, current: Organisation): boolean {
  return heirsOfField(shown, section, field)?.count === heirsOfField(current, section, field)?.count;
}

function valuesOf(section: FormSection, changes: SettingChoices): Partial<OwnSection<FormSection>> {
  const values = Object.entries(changes).map(([field, choice]) => {
    const kind = kindOfField(section, field);
    return [field, valueOfChoice(choice, kind !== undefined && isListKind(kind))];
  });
  return Object.fromEntries(values) as Partial<OwnSection<FormSection>>;
}
