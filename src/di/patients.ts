import type { Container } from 'inversify';
import { LoadAssignedPatients } from '@/application/patients/list/LoadAssignedPatients';
import { CheckDischarge } from '@/application/patients/list/CheckDischarge';
import { DischargeFromCare, type DischargeFailure } from '@/application/patients/list/DischargeFromCare';
import { FindPatient } from '@/application/patients/record/FindPatient';
import { FlagPatient } from '@/application/patients/risk/FlagPatient';
import { OpenProfile } from '@/application/patients/record/OpenProfile';
import { RandomIdGenerator } from '@/infrastructure/system/kernel/RandomIdGenerator';
import { UnreadableRecordsStore } from '@/presentation/patients/drafts/UnreadableRecordsStore';
import { FlagChanges } from '@/presentation/patients/risk/FlagChanges';
import { dischargeFailureText } from '@/presentation/patients/list/dischargeFailureText';
import { PatientDischarge } from '@/presentation/patients/list/PatientDischarge';
import { PatientListStore } from '@/presentation/patients/list/PatientListStore';
import { fullName } from '@/presentation/patients/fullName';
import { patientsText } from '@/presentation/patients/patientsText';
import type { PatientStores } from '@/presentation/patients/PatientStores';
import { ProfileStore } from '@/presentation/patients/profile/ProfileStore';
import type { Toasts } from '@/presentation/kit/Toasts';
import { createAssignedPatients, createAssignedReading } from './assignedPatients';
import { createDriveStores } from './drive';
import { loadPatientAdapters } from './patientAdapters';
import {
  ChatEngineToken,
  WatchPresenceToken,
  ChangeHighRiskToken,
  PatientCareGatewayToken,
  SafetySignalToken,
  FormDraftsToken,
  UnreadableRecordsToken,
  SessionVaultToken,
  RandomToken,
  ServerClockToken,
  BackendClientToken,
  KnownPatientsToken,
} from './tokens';
import { AxiosMomentArchive } from '@/infrastructure/http/patients/AxiosMomentArchive';
import { AxiosPatientGateway } from '@/infrastructure/http/patients/AxiosPatientGateway';
import { AxiosPatientRecordGateway } from '@/infrastructure/http/patients/AxiosPatientRecordGateway';
import { AxiosRiskAssessmentGateway } from '@/infrastructure/http/patients/AxiosRiskAssessmentGateway';
import { createHistoryStores, createScoreStores } from './patientProfile';
import { AxiosAssignedPatientGateway } from '@/infrastructure/http/patients/AxiosAssignedPatientGateway';

export function createPatientStores(container: Container, toasts: Toasts): PatientStores {
  loadPatientAdapters(container);
  const assigned = createAssignedReading(container);
  const clock = container.get(ServerClockToken);
  const knownPatients = container.get(KnownPatientsToken);
  const changeHighRisk = container.get(ChangeHighRiskToken);
  const backend = container.get(BackendClientToken);
  const safetySignal = container.get(SafetySignalToken);
  const sources = {
    patients: new AxiosPatientGateway(backend),
    records: new AxiosPatientRecordGateway(backend),
    assessments: new AxiosRiskAssessmentGateway(backend, patientId => safetySignal.announce(patientId)),
    moments: new AxiosMomentArchive(backend),
  };
  const assignedPatients = new AxiosAssignedPatientGateway(backend);
  const checkDischarge = new CheckDischarge({ ...sources, assigned: assignedPatients }, clock);
  const loadAssignedPatients = new LoadAssignedPatients(assignedPatients);
  const dischargeFromCare = new DischargeFromCare(
    checkDischarge,
    container.get(PatientCareGatewayToken),
    container.get(ChatEngineToken),
    loadAssignedPatients,
  );
  const discharging = {
    loadAssignedPatients,
    checkDischarge,
    dischargeFromCare,
    formDrafts: container.get(FormDraftsToken),
    ids: new RandomIdGenerator(container.get(RandomToken)),
    onDischarged: (name: string) => toasts.success(patientsText('discharge.done', { name })),
    onReasonUnsaved: (name: string, reason: string) =>
      toasts.danger(patientsText('discharge.reasonUnsaved', { name, reason })),
    onUnseen: (failure: DischargeFailure, name: string) =>
      toasts.danger(patientsText('discharge.failed', { name, cause: dischargeFailureText(failure) })),
  };
  const flagChanges = new FlagChanges({
    clock,
    changeHighRisk,
    flagPatient: new FlagPatient(changeHighRisk, clock),
    undoReason: () => patientsText('flag.undoReason'),
  });
  const shared = { clock, flagChanges, formDrafts: container.get(FormDraftsToken) };
  return {
    drive: createDriveStores(container),
    ...createScoreStores(container, sources),
    ...createHistoryStores(container, toasts, sources),
    unreadable: () => new UnreadableRecordsStore(container.get(UnreadableRecordsToken)),
    nameOf: async patientId => {
      const found = await new FindPatient(sources.patients, knownPatients).execute(patientId);
      return found && fullName(found);
    },
    list: () =>
      new PatientListStore({
        ...shared,
        ...assigned,
        watchPresence: container.get(WatchPresenceToken),
        ...discharging,
      }),
    // The caller confirms the discharge to the user.
    discharge: onGone => new PatientDischarge({ ...discharging, onDischarged: () => undefined }, onGone),
    profile: patientId =>
      new ProfileStore(patientId, {
        ...shared,
        openProfile: new OpenProfile(sources, clock),
        assigned: () => createAssignedPatients(container).home(),
        watchPresence: container.get(WatchPresenceToken),
        safetySignal,
        knownPatients,
        zone: assigned.zone,
        reader: () => container.get(SessionVaultToken).current()?.user,
      }),
  };
}
