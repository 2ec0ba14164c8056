import type { InvalidName } from '@/application/account/ports/OwnAccountGateway';
import type { MergedSave, SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import { saveUnversioned, type UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import type { Result } from '@/domain/kernel/Result';
import type { OwnProfileGateway, TherapistNames } from './ports/OwnProfileGateway';

export type SaveTherapistNamesFailure = SaveMergedFailure<TherapistNames, InvalidName>;

/** Saves the first and last name of a therapist. The profile is read again, because the call returns no version. */
export class SaveTherapistNames {
  constructor(private readonly profile: Pick<OwnProfileGateway, 'details' | 'setNames'>) {}

  execute(draft: UnversionedDraft): Promise<Result<MergedSave<TherapistNames>, SaveTherapistNamesFailure>> {
    return saveUnversioned<TherapistNames, InvalidName>(draft, {
      fieldsOf: ({ firstName, lastName }) => ({ firstName, lastName }),
      read: () => this.profile.details(),
      change: async (changes, held) => {
        const done = await this.profile.setNames({ ...held, ...changes });
        return done.ok ? this.profile.details() : done;
      },
    });
  }
}
