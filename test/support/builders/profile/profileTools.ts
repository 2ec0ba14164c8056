import { FormDrafts } from '@/application/drafts/FormDrafts';
import { LoadPatientFacingProfile } from '@/application/profile/LoadPatientFacingProfile';
import { SaveBiography } from '@/application/profile/SaveBiography';
import { SaveTherapistNames } from '@/application/profile/SaveTherapistNames';
import { SaveTimeZone } from '@/application/profile/SaveTimeZone';
import { SaveWeeklyHours } from '@/application/profile/SaveWeeklyHours';
import { OwnProfileStore } from '@/presentation/profile/OwnProfileStore';
import { FakeDraftVault } from '../../fakes/drafts/FakeDraftVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { FakeOwnProfileGateway } from '../../fakes/profile/FakeOwnProfileGateway';

/** The user's own profile on fakes. Each page starts as after a reload, with stored data only. */
export function profileTools() {
  const [gateway, drafts, clock] = [new FakeOwnProfileGateway(), new FakeDraftVault(), new ManualClock()];
  const loadPatientFacingProfile = new LoadPatientFacingProfile(gateway);
  const useCases = {
    profile: gateway,
    loadPatientFacingProfile,
    saveNames: new SaveTherapistNames(gateway),
    saveBiography: new SaveBiography(loadPatientFacingProfile, gateway),
    saveTimeZone: new SaveTimeZone(gateway),
    saveHours: new SaveWeeklyHours(gateway),
    clock,
  };
  const page = () => {
    const formDrafts = new FormDrafts(drafts, clock);
    return { formDrafts, store: new OwnProfileStore({ ...useCases, formDrafts }) };
  };
  return { gateway, drafts, clock, page };
}
