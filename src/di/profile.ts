import type { Container } from 'inversify';
import { LoadPatientFacingProfile } from '@/application/profile/LoadPatientFacingProfile';
import { SaveBiography } from '@/application/profile/SaveBiography';
import { SaveTherapistNames } from '@/application/profile/SaveTherapistNames';
import { SaveTimeZone } from '@/application/profile/SaveTimeZone';
import { SaveWeeklyHours } from '@/application/profile/SaveWeeklyHours';
import { AxiosOwnProfileGateway } from '@/infrastructure/http/profile/AxiosOwnProfileGateway';
import { OwnProfileStore } from '@/presentation/profile/OwnProfileStore';
import type { OwnProfileStores } from '@/presentation/profile/OwnProfileStores';
import { PatientFacingWeeks } from '@/presentation/profile/PatientFacingWeeks';
import { createDriveStores } from './drive';
import { loadPatientAdapters } from './patientAdapters';
import { BackendClientToken, ServerClockToken, FormDraftsToken } from './tokens';

/** Composes the stores of the page of the own profile. */
export function createOwnProfileStores(container: Container): OwnProfileStores {
  loadPatientAdapters(container);
  const gateway = new AxiosOwnProfileGateway(container.get(BackendClientToken));
  const loadPatientFacingProfile = new LoadPatientFacingProfile(gateway);
  const useCases = {
    profile: gateway,
    loadPatientFacingProfile,
    saveNames: new SaveTherapistNames(gateway),
    saveBiography: new SaveBiography(loadPatientFacingProfile, gateway),
    saveTimeZone: new SaveTimeZone(gateway),
    saveHours: new SaveWeeklyHours(gateway),
    formDrafts: container.get(FormDraftsToken),
    clock: container.get(ServerClockToken),
  };
  return {
    profile: () => new OwnProfileStore(useCases),
    weeks: profile =>
      new PatientFacingWeeks(
        () => profile.planned,
        () => profile.now(),
      ),
    drive: () => createDriveStores(container).account(),
  };
}
