import { AddRiskAssessment } from '@/application/patients/risk/AddRiskAssessment';
import { DeleteMoment } from '@/application/patients/timeline/DeleteMoment';
import { DescribeMoment } from '@/application/patients/timeline/DescribeMoment';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { RecordLastView } from '@/application/patients/timeline/RecordLastView';
import { OpenProfile } from '@/application/patients/record/OpenProfile';
import { ReadDescription } from '@/application/patients/timeline/ReadDescription';
import { RecordCgi } from '@/application/patients/timeline/RecordCgi';
import { RemoveRiskAssessment } from '@/application/patients/risk/RemoveRiskAssessment';
import { SavePatientRecord } from '@/application/patients/record/SavePatientRecord';
import { SaveRiskAssessment } from '@/application/patients/risk/SaveRiskAssessment';
import { SharePatientData } from '@/application/patients/record/SharePatientData';
import { WriteNote } from '@/application/patients/timeline/WriteNote';
import type { MomentType } from '@/domain/patients/timeline/MomentType';
import { RecordStores } from '@/presentation/patients/record/RecordStores';
import { PatientTimelineActions } from '@/presentation/patients/timeline/PatientTimelineActions';
import { FakeLastViewedVault } from '#test/support/fakes/patients/FakeLastViewedVault';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';
import { FakePatientRecordGateway } from '#test/support/fakes/patients/FakePatientRecordGateway';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';
import { aPatient } from './aPatient';

/** Everything behind the pages of Ana's history and record, as Ben sees them. */
export function historyTools() {
  const [history, looked, drafts, records, assessments, patients, clock] = [
    new FakePatientHistory(),
    new FakeLastViewedVault(),
    new FakeDraftVault(),
    new FakePatientRecordGateway(),
    new FakeRiskAssessmentGateway(),
    new FakePatientGateway(aPatient()),
    new ManualClock(),
  ];
  const received: string[] = [];
  const ids = new SequentialIds();
  /** A page as after a reload, with stored data only. */
  const page = (onDeleted?: (type: MomentType) => void) => {
    const formDrafts = new FormDrafts(drafts, clock);
    const shared = { clock, ids, formDrafts };
    const actions = new PatientTimelineActions(
      'p-ana',
      {
        ...shared,
        archive: history,
        recordLastView: new RecordLastView(looked),
        writeNote: new WriteNote({ acts: history, archive: history }),
        acts: history,
        recordCgi: new RecordCgi(history),
        deleteMoment: new DeleteMoment(history),
        readDescription: new ReadDescription(history),
        describeMoment: new DescribeMoment(history),
        me: () => 'u-ben',
        onDone: text => received.push(text),
      },
      onDeleted,
    );
    const record = new RecordStores('p-ana', {
      ...shared,
      openProfile: new OpenProfile({ patients, records, assessments, moments: history }, clock),
      savePatientRecord: new SavePatientRecord(records),
      riskAssessments: assessments,
      addRiskAssessment: new AddRiskAssessment(assessments),
      saveRiskAssessment: new SaveRiskAssessment(assessments),
      removeRiskAssessment: new RemoveRiskAssessment(assessments),
      patients,
      sharePatientData: new SharePatientData(patients, clock),
    });
    return { actions, record, formDrafts };
  };
  return { history, looked, drafts, records, assessments, patients, clock, received, page, ...page() };
}
