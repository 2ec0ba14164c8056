import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import type { SettingChoice } from '@/domain/organisations/SettingChoice';

/** The part of a section's form that the editor of one setting needs. */
export interface SettingForm {
  choiceOf(field: string): SettingChoice;
  choose(field: string, choice: SettingChoice): void;
  /** The value that would take effect if the form were saved now; undefined if unknown. */
  inEffect(field: string): SettingValue | null | undefined;
}
