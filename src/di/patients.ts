import { type Container, ContainerModule } from 'inversify';
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
} from './tokens/chatTokens';
import { FormDraftsToken, UnreadableRecordsToken } from './tokens/patientAdapterTokens';
import * as t from './tokens/patientTokens';
import { SessionVaultToken } from './tokens/sessionTokens';
import { KnownPatientsToken } from './tokens/workTokens';
import { RandomToken, ServerClockToken, BackendClientToken } from './tokens/kernelTokens';
import { AxiosAppointmentGateway } from '@/infrastructure/http/patients/AxiosAppointmentGateway';
import { AxiosDescriptionGateway } from '@/infrastructure/http/patients/AxiosDescriptionGateway';
import { AxiosMomentActGateway } from '@/infrastructure/http/patients/AxiosMomentActGateway';
import { AxiosMomentArchive } from '@/infrastructure/http/patients/AxiosMomentArchive';
import { AxiosPatientGateway } from '@/infrastructure/http/patients/AxiosPatientGateway';
import { AxiosPatientRecordGateway } from '@/infrastructure/http/patients/AxiosPatientRecordGateway';
import { AxiosRiskAssessmentGateway } from '@/infrastructure/http/patients/AxiosRiskAssessmentGateway';
import { AxiosAvailabilityGateway } from '@/infrastructure/http/profile/AxiosAvailabilityGateway';
import { createHistoryStores, createScoreStores } from './patientProfile';

/** Adds the patients' module to the container, once, and gives what makes the stores of their screens. */
export function createPatientStores(container: Container, toasts: Toasts): PatientStores {
  if (!container.isBound(t.PatientGatewayToken)) container.load(patientsModule);
  loadPatientAdapters(container);
  const assigned = createAssignedReading(container);
  const clock = container.get(ServerClockToken);
  const knownPatients = container.get(KnownPatientsToken);
  const changeHighRisk = container.get(ChangeHighRiskToken);
  const sources = {
    patients: container.get(t.PatientGatewayToken),
    records: container.get(t.PatientRecordGatewayToken),
    assessments: container.get(t.RiskAssessmentGatewayToken),
    moments: container.get(t.MomentArchiveToken),
  };
  const checkDischarge = new CheckDischarge(
    { ...sources, assigned: container.get(t.AssignedPatientGatewayToken) },
    clock,
  );
  const loadAssignedPatients = new LoadAssignedPatients(container.get(t.AssignedPatientGatewayToken));
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
    ...createScoreStores(container),
    ...createHistoryStores(container, toasts),
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
    // The caller confirms the discharge to the person.
    discharge: onGone => new PatientDischarge({ ...discharging, onDischarged: () => undefined }, onGone),
    profile: patientId =>
      new ProfileStore(patientId, {
        ...shared,
        openProfile: new OpenProfile(sources, clock),
        assigned: () => createAssignedPatients(container).home(),
        watchPresence: container.get(WatchPresenceToken),
        safetySignal: container.get(SafetySignalToken),
        knownPatients,
        zone: assigned.zone,
        reader: () => container.get(SessionVaultToken).current()?.user,
      }),
  };
}

/** What the screens of patients ask the backend. */
const patientsModule = new ContainerModule(({ bind }) => {
  bind(t.PatientGatewayToken).toResolvedValue(backend => new AxiosPatientGateway(backend), [BackendClientToken]);
  bind(t.PatientRecordGatewayToken).toResolvedValue(
    backend => new AxiosPatientRecordGateway(backend),
    [BackendClientToken],
  );
  bind(t.RiskAssessmentGatewayToken).toResolvedValue(
    (backend, safety) => new AxiosRiskAssessmentGateway(backend, patientId => safety.announce(patientId)),
    [BackendClientToken, SafetySignalToken],
  );
  bind(t.MomentArchiveToken).toResolvedValue(backend => new AxiosMomentArchive(backend), [BackendClientToken]);
  bind(t.MomentActGatewayToken).toResolvedValue(backend => new AxiosMomentActGateway(backend), [BackendClientToken]);
  bind(t.DescriptionGatewayToken).toResolvedValue(
    backend => new AxiosDescriptionGateway(backend),
    [BackendClientToken],
  );
  bind(t.AppointmentGatewayToken).toResolvedValue(
    backend => new AxiosAppointmentGateway(backend),
    [BackendClientToken],
  );
  bind(t.AvailabilityGatewayToken).toResolvedValue(
    backend => new AxiosAvailabilityGateway(backend),
    [BackendClientToken],
  );
});
