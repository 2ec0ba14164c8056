import type { MergedSave, SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import { saveUnversioned, textOf, type UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import type { Result } from '@/domain/kernel/Result';
import type { LoadPatientFacingProfile, PatientFacingOwnProfile } from './LoadPatientFacingProfile';
import type { OwnProfileGateway } from './ports/OwnProfileGateway';

export type SaveBiographyFailure = SaveMergedFailure<PatientFacingOwnProfile>;

/** Saves what a therapist writes about themselves, and says it is saved once patients see it. */
export class SaveBiography {
  constructor(
    private readonly loadPatientFacingProfile: LoadPatientFacingProfile,
    private readonly profile: Pick<OwnProfileGateway, 'setBiography'>,
  ) {}

  execute(draft: UnversionedDraft): Promise<Result<MergedSave<PatientFacingOwnProfile>, SaveBiographyFailure>> {
    return saveUnversioned<PatientFacingOwnProfile>(draft, {
      fieldsOf: ({ biography }) => ({ biography }),
      read: () => this.loadPatientFacingProfile.execute(),
      change: async ({ biography }) => {
        const done = await this.profile.setBiography(textOf(biography));
        return done.ok ? this.loadPatientFacingProfile.execute() : done;
      },
    });
  }
}
