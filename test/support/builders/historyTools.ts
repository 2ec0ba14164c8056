import { AddRiskAssessment } from '@/application/patients/AddRiskAssessment';
import { DeleteMoment } from '@/application/patients/DeleteMoment';
import { DescribeMoment } from '@/application/patients/DescribeMoment';
import { KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import { LookAtPatient } from '@/application/patients/LookAtPatient';
import { OpenProfile } from '@/application/patients/OpenProfile';
import { OpenRiskAssessment } from '@/application/patients/OpenRiskAssessment';
import { ReadDescription } from '@/application/patients/ReadDescription';
import { ReadMomentContent } from '@/application/patients/ReadMomentContent';
import { ReadTimeline } from '@/application/patients/ReadTimeline';
import { RecordCgi } from '@/application/patients/RecordCgi';
import { RemoveNote } from '@/application/patients/RemoveNote';
import { RemoveRiskAssessment } from '@/application/patients/RemoveRiskAssessment';
import { SavePatientRecord } from '@/application/patients/SavePatientRecord';
import { SaveRiskAssessment } from '@/application/patients/SaveRiskAssessment';
import { SharePatientData } from '@/application/patients/SharePatientData';
import { WriteNote } from '@/application/patients/WriteNote';
import type { MomentType } from '@/domain/patients/MomentType';
import { RecordStores } from '@/presentation/patients/record/RecordStores';
import { TimelineDesk } from '@/presentation/patients/timeline/TimelineDesk';
import { FakeLookedVault } from '#test/support/fakes/FakeLookedVault';
import { FakeNoteDraftVault } from '#test/support/fakes/FakeNoteDraftVault';
import { FakePatientGateway } from '#test/support/fakes/FakePatientGateway';
import { FakePatientHistory } from '#test/support/fakes/FakePatientHistory';
import { FakePatientRecordGateway } from '#test/support/fakes/FakePatientRecordGateway';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/FakeRiskAssessmentGateway';
import { ManualClock } from '#test/support/fakes/ManualClock';
import { SequentialIds } from '#test/support/fakes/SequentialIds';
import { aPatient } from './aPatient';

/** Everything behind the pages of Ana's history and record; Ben looks. */
export function historyTools() {
  const [history, looked, drafts, records, assessments, patients, clock] = [
    new FakePatientHistory(),
    new FakeLookedVault(),
    new FakeNoteDraftVault(),
    new FakePatientRecordGateway(),
    new FakeRiskAssessmentGateway(),
    new FakePatientGateway(aPatient()),
    new ManualClock(),
  ];
  const told: string[] = [];
  const ids = new SequentialIds();
  /** As after a reload: only what was kept is there. */
  const page = (onDeleted?: (type: MomentType) => void) => {
    const keepNoteDraft = new KeepNoteDraft(drafts, clock);
    const shared = { clock, ids, keepNoteDraft };
    const desk = new TimelineDesk('p-ana', {
      ...shared,
      readTimeline: new ReadTimeline(history),
      readMomentContent: new ReadMomentContent(history),
      lookAtPatient: new LookAtPatient(looked),
      writeNote: new WriteNote({ acts: history, archive: history }),
      removeNote: new RemoveNote(history),
      recordCgi: new RecordCgi(history),
      deleteMoment: new DeleteMoment(history),
      readDescription: new ReadDescription(history),
      describeMoment: new DescribeMoment(history),
      me: () => 'u-ben',
      onDone: text => told.push(text),
    }, onDeleted);
    const record = new RecordStores('p-ana', {
      ...shared,
      openProfile: new OpenProfile({ patients, records, assessments, moments: history }, clock),
      savePatientRecord: new SavePatientRecord(records),
      openRiskAssessment: new OpenRiskAssessment(assessments),
      addRiskAssessment: new AddRiskAssessment(assessments),
      saveRiskAssessment: new SaveRiskAssessment(assessments),
      removeRiskAssessment: new RemoveRiskAssessment(assessments),
      sharePatientData: new SharePatientData(patients),
    });
    return { desk, record, keepNoteDraft };
  };
  return { history, looked, drafts, records, assessments, patients, clock, told, page, ...page() };
}
