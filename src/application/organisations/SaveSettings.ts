import type { Fields } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import {
  inheritingOrganisationsOf,
  type InheritingOrganisations,
  type Organisation,
} from '@/domain/organisations/Organisation';
import { textOfValue, valueOfChoice, type SettingChoices } from '@/domain/organisations/SettingChoice';
import { isListKind, kindOfField, type FormSection } from '@/domain/organisations/settingFields';
import type { OwnSection } from '@/domain/organisations/SettingValues';
import { saveMerged, type MergedSave, type SaveMergedFailure } from '../kernel/forms/saveMerged';
import type { CallFailure } from '../kernel/ports/CallFailure';
import { toChoices } from './LoadOwnSettings';
import type { OrganisationSettingsGateway, SettingsFailure } from './ports/OrganisationSettingsGateway';

/** The form field stored with a change, which is not a setting. */
export const REASON = 'reason';

export interface SettingsDraft {
  readonly organisationId: string;
  readonly section: FormSection;
  /** Version that the user started from; null if it must be read first. */
  readonly version: string | null;
  readonly base: SettingChoices;
  readonly mine: SettingChoices;
  /** Earlier attempts without an answer. */
  readonly sent: readonly SettingChoices[];
  /** The organisation as shown, with the descendants affected by the change. */
  readonly shown: Organisation;
}

/** Reasons for not sending a change, besides refusals of the server. */
type NotSent =
  /** Different descendants would change than were shown to the user. */
  | { readonly kind: 'otherHeirs'; readonly organisation: Organisation }
  /** The organisations below could not be read. */
  | { readonly kind: 'couldNotCheck'; readonly why: CallFailure };

export type SaveSettingsFailure = SaveMergedFailure<SettingChoices, SettingsFailure | NotSent>;

/**
 * Saves the user's changes to a section of settings, merged field by field with concurrent changes. Before each change
 * is sent, it checks that the affected descendants are those shown to the user.
 */
export class SaveSettings {
  constructor(private readonly settings: OrganisationSettingsGateway) {}

  async execute(draft: SettingsDraft): Promise<Result<MergedSave<SettingChoices>, SaveSettingsFailure>> {
    const { organisationId, section, version, sent } = draft;
    const base = { value: settingsOf(draft.base), etag: version ?? '' };
    return saveMerged<SettingChoices, SettingsFailure | NotSent>(
      { base, mine: settingsOf(draft.mine), sent: sent.map(settingsOf), readFirst: version === null },
      {
        fieldsOf: choices => choices,
        read: async () => toChoices(section, await this.settings.readOwn(organisationId, section)),
        change: async (changes, etag) => {
          const notSent = await this.reasonAgainst(draft, Object.keys(changes));
          if (notSent !== undefined) return fail(notSent);
          const values = valuesOf(section, changes as SettingChoices);
          const change = { organisationId, section, etag, changes: values, reason: reasonOf(draft.mine) };
          return toChoices(section, await this.settings.change(change));
        },
      },
    );
  }

  private async reasonAgainst(
    { organisationId, section, shown }: SettingsDraft,
    fields: readonly string[],
  ): Promise<NotSent | undefined> {
    const current = await this.settings.read(organisationId);
    if (!current.ok) return { kind: 'couldNotCheck', why: current.failure };
    const organisation = current.value;
    const isAsShown = fields.every(field =>
      areSameInheriting(
        inheritingOrganisationsOf(shown, section, field),
        inheritingOrganisationsOf(organisation, section, field),
      ),
    );
    return isAsShown ? undefined : { kind: 'otherHeirs', organisation };
  }
}

export const reasonOf = ({ [REASON]: reason }: SettingChoices): string =>
  reason?.kind === 'own' ? textOfValue(reason.value).trim() : '';

const settingsOf = ({ [REASON]: _, ...settings }: SettingChoices): SettingChoices & Fields => settings;

/** Compares the organisations named by the server and their total number. */
function areSameInheriting(
  shown: InheritingOrganisations | undefined,
  current: InheritingOrganisations | undefined,
): boolean {
  if (shown === undefined || current === undefined) return shown === current;
  const ids = new Set(shown.first.map(({ id }) => id));
  return (
    shown.count === current.count && ids.size === current.first.length && current.first.every(({ id }) => ids.has(id))
  );
}

function valuesOf(section: FormSection, changes: SettingChoices): Partial<OwnSection<FormSection>> {
  const values = Object.entries(changes).map(([field, choice]) => {
    const kind = kindOfField(section, field);
    return [field, valueOfChoice(choice, kind !== undefined && isListKind(kind))];
  });
  return Object.fromEntries(values) as Partial<OwnSection<FormSection>>;
}
