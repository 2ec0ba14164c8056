import { KnownPatients } from '@/application/kernel/KnownPatients';
import { LoadAssignedPatients } from '@/application/patients/list/LoadAssignedPatients';
import { CheckDischarge } from '@/application/patients/list/CheckDischarge';
import { DischargeFromCare, type DischargeFailure } from '@/application/patients/list/DischargeFromCare';
import { FlagPatient } from '@/application/patients/risk/FlagPatient';
import { WatchAssignments } from '@/application/patients/list/WatchAssignments';
import { ListAssignedPatients } from '@/application/patients/list/ListAssignedPatients';
import { OpenProfile } from '@/application/patients/record/OpenProfile';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { ChatState } from '@/application/chat/page/ChatState';
import { WatchPresence } from '@/application/presence/WatchPresence';
import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { UnreadableRecordsStore } from '@/presentation/patients/drafts/UnreadableRecordsStore';
import { FlagChanges } from '@/presentation/patients/risk/FlagChanges';
import { HomePatientsStore } from '@/presentation/patients/list/HomePatientsStore';
import { PatientDischarge } from '@/presentation/patients/list/PatientDischarge';
import { PatientListStore } from '@/presentation/patients/list/PatientListStore';
import { ProfileStore } from '@/presentation/patients/profile/ProfileStore';
import { FakeAssignedPatientGateway } from '../../fakes/patients/FakeAssignedPatientGateway';
import { FakeAvailabilityGateway } from '../../fakes/patients/FakeAvailabilityGateway';
import { FakeChatEngine } from '../../fakes/chat/FakeChatEngine';
import { FakeDraftVault } from '../../fakes/drafts/FakeDraftVault';
import { FakePatientCareGateway } from '../../fakes/chat/FakePatientCareGateway';
import { FakePatientGateway } from '../../fakes/patients/FakePatientGateway';
import { FakePatientHistory } from '../../fakes/patients/FakePatientHistory';
import { FakePatientRecordGateway } from '../../fakes/patients/FakePatientRecordGateway';
import { FakePresenceSource } from '../../fakes/presence/FakePresenceSource';
import { FakeRiskAssessmentGateway } from '../../fakes/patients/FakeRiskAssessmentGateway';
import { FakeSafetySignal } from '#test/support/fakes/patients/FakeSafetySignal';
import { StaleSignal } from '@/application/notifications/StaleSignal';
import { FakeUnreadableRecords } from '../../fakes/drafts/FakeUnreadableRecords';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { SequentialIds } from '../../fakes/kernel/SequentialIds';
import { aPatient } from './aPatient';
import { anAssignedPatient } from './anAssignedPatient';

/** The parts that other builders may provide. */
interface PatientWorld {
  readonly clock?: ManualClock;
  readonly patients?: FakePatientGateway;
  readonly history?: FakePatientHistory;
  readonly records?: FakePatientRecordGateway;
  readonly assessments?: FakeRiskAssessmentGateway;
  readonly care?: FakePatientCareGateway;
  readonly engine?: FakeChatEngine;
}

/** The stores of the patients' screens on fakes. */
export function patientTools(patients: readonly AssignedPatient[] = [anAssignedPatient()], world: PatientWorld = {}) {
  const [clock, care, engine, presence, ids] = [
    world.clock ?? new ManualClock(),
    world.care ?? new FakePatientCareGateway(),
    world.engine ?? new FakeChatEngine(),
    new FakePresenceSource(),
    new SequentialIds(),
  ];
  const [assigned, patient, history, records, assessments] = [
    new FakeAssignedPatientGateway(patients),
    world.patients ?? new FakePatientGateway(aPatient()),
    world.history ?? new FakePatientHistory(),
    world.records ?? new FakePatientRecordGateway(),
    world.assessments ?? new FakeRiskAssessmentGateway(),
  ];
  const calendar = new FakeAvailabilityGateway();
  const knownPatients = new KnownPatients();
  assigned.asOf = clock.now();
  const sources = { patients: patient, records, assessments, moments: history };
  const chatState = new ChatState();
  const riskChanges = new RiskChangeDrafts(chatState, new SaveDraft(engine, chatState, clock));
  const changeHighRisk = new ChangeHighRisk(care, ids, engine, riskChanges);
  const checkDischarge = new CheckDischarge({ ...sources, assigned }, clock);
  const discharged: string[] = [];
  /** Discharges that failed while the dialog was closed. */
  const unseen: string[] = [];
  /** Reasons of discharges that were not saved. */
  const unsaved: string[] = [];
  const drafts = new FakeDraftVault();
  const flagChanges = new FlagChanges({
    clock,
    changeHighRisk,
    flagPatient: new FlagPatient(changeHighRisk, clock),
    undoReason: () => 'Undone.',
  });
  /** A page as after a reload, with stored data only. */
  const page = () => ({ clock, flagChanges, formDrafts: new FormDrafts(drafts, clock) });
  const watchPresence = new WatchPresence(presence, clock, 'Europe/London');
  const stale = new StaleSignal();
  const safetySignal = new FakeSafetySignal();
  const reading = {
    listAssignedPatients: new ListAssignedPatients(assigned, knownPatients),
    watchAssignments: new WatchAssignments(stale, safetySignal),
    clock,
    zone: 'Europe/London',
  };
  const home = () => new HomePatientsStore(reading);
  const loadAssignedPatients = new LoadAssignedPatients(assigned);
  const dischargeFromCare = new DischargeFromCare(checkDischarge, care, engine, loadAssignedPatients);
  const discharging = () => ({
    loadAssignedPatients,
    checkDischarge,
    dischargeFromCare,
    ids,
    onDischarged: (name: string) => discharged.push(name),
    onReasonUnsaved: (_name: string, reason: string) => unsaved.push(reason),
    onUnseen: ({ kind }: DischargeFailure, name: string) => unseen.push(`${name}: ${kind}`),
  });
  const list = (shared = page()) =>
    new PatientListStore({
      ...shared,
      ...reading,
      watchPresence,
      ...discharging(),
    });
  const discharge = (onGone: () => void) => new PatientDischarge({ ...page(), ...discharging() }, onGone);
  const unreadableRecords = new FakeUnreadableRecords();
  const unreadable = () => new UnreadableRecordsStore(unreadableRecords);
  const profile = (patientId = 'p-ana', shared = page()) =>
    new ProfileStore(patientId, {
      ...shared,
      openProfile: new OpenProfile(sources, clock),
      assigned: home,
      watchPresence,
      safetySignal,
      knownPatients,
      zone: 'Europe/London',
      reader: () => ({ uid: 'u-ben', email: 'ben@x.org' }),
    });
  return {
    clock,
    knownPatients,
    /** Reports that another window changed something about a patient's safety. */
    changeElsewhere: (patientId: string) => safetySignal.another().announce(patientId),
    care,
    calendar,
    engine,
    presence,
    stale,
    assigned,
    patient,
    history,
    records,
    assessments,
    discharged,
    unseen,
    unsaved,
    drafts,
    unreadableRecords,
    page,
    stores: { home, list, profile, discharge, unreadable },
  };
}
