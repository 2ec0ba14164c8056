import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import type { SettingChoice } from '@/domain/organisations/SettingChoice';

/** The form of a section, as a part that enters one of its settings needs it. */
export interface SettingForm {
  choiceOf(field: string): SettingChoice;
  choose(field: string, choice: SettingChoice): void;
  /** The value that the present form would put into effect; undefined if not known. */
  inEffect(field: string): SettingValue | null | undefined;
}
