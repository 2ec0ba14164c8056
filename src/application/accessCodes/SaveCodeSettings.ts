import { saveMerged, type MergedSave, type SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { settingsVersion, type AccessCodeDetails, type CodeName } from '@/domain/accessCodes/AccessCode';
import type { Fields, FieldValue } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AccessCodeGateway, CodeChanges } from './ports/AccessCodeGateway';

export interface SettingsDraft {
  readonly name: CodeName;
  /** Seats and expiry that the user started from, as form fields. */
  readonly base: Fields;
  readonly mine: Fields;
  /** Earlier attempts without an answer. */
  readonly sent: readonly Fields[];
  readonly reason: string;
}

/** Conversion of seats and expiry to form fields. */
export interface SettingsForm {
  fieldsOf(code: AccessCodeDetails): Fields;
  changesOf(fields: Readonly<Record<string, FieldValue>>): CodeChanges;
}

export type SaveSettingsFailure = SaveMergedFailure<AccessCodeDetails>;

/** Saves a user's changes to seats and expiry, merged field by field with concurrent changes. */
export class SaveCodeSettings {
  constructor(private readonly codes: Pick<AccessCodeGateway, 'read' | 'change'>) {}

  /** Reads the code before changing it: the user's starting point shows which changes are not theirs. */
  async execute(
    { name, base, mine, sent, reason }: SettingsDraft,
    form: SettingsForm,
  ): Promise<Result<MergedSave<AccessCodeDetails>, SaveSettingsFailure>> {
    const read = () => this.read(name);
    return saveMerged<AccessCodeDetails>(
      { base: { fields: base }, mine, sent },
      {
        fieldsOf: code => form.fieldsOf(code),
        read,
        change: async (changes, etag) => {
          const answer = await this.codes.change({ ...name, version: etag }, form.changesOf(changes), reason);
          if (answer.ok) return read();
          if (answer.failure.kind === 'unreachable') return this.readBack(name, changes, form, answer.failure);
          return fail(answer.failure.kind === 'notPossibleInV1' ? { kind: 'refused' } : answer.failure);
        },
      },
    );
  }

  /** After a lost answer: saved if the code has the sent values. */
  private async readBack(
    name: CodeName,
    changes: Readonly<Record<string, FieldValue>>,
    form: SettingsForm,
    failure: CallFailure,
  ): Promise<Result<Versioned<AccessCodeDetails>, CallFailure>> {
    const now = await this.read(name);
    if (!now.ok) return fail(failure);
    const held = form.fieldsOf(now.value.value);
    const isSaved = Object.entries(changes).every(
      ([field, value]) => JSON.stringify(held[field]) === JSON.stringify(value),
    );
    return isSaved ? now : fail(failure);
  }

  private async read(name: CodeName): Promise<Result<Versioned<AccessCodeDetails>, CallFailure>> {
    const answer = await this.codes.read(name);
    return answer.ok ? ok({ value: answer.value, etag: settingsVersion(answer.value) }) : answer;
  }
}
