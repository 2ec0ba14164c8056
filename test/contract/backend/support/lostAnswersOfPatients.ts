import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { ChatState } from '@/application/chat/page/ChatState';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { SaveAppointment, type AppointmentInput } from '@/application/patients/appointments/SaveAppointment';
import { CheckDischarge } from '@/application/patients/list/CheckDischarge';
import { DischargeFromCare } from '@/application/patients/list/DischargeFromCare';
import { LoadAssignedPatients } from '@/application/patients/list/LoadAssignedPatients';
import { SavePatientRecord } from '@/application/patients/record/SavePatientRecord';
import { SharePatientData } from '@/application/patients/record/SharePatientData';
import { AddRiskAssessment } from '@/application/patients/risk/AddRiskAssessment';
import { RemoveRiskAssessment } from '@/application/patients/risk/RemoveRiskAssessment';
import { SaveRiskAssessment } from '@/application/patients/risk/SaveRiskAssessment';
import { DeleteMoment } from '@/application/patients/timeline/DeleteMoment';
import { DescribeMoment } from '@/application/patients/timeline/DescribeMoment';
import { RecordCgi } from '@/application/patients/timeline/RecordCgi';
import { WriteNote } from '@/application/patients/timeline/WriteNote';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { DISCHARGE_ITEMS } from '@/domain/patients/list/dischargeChecklist.rule';
import { toPatientRecordTexts } from '@/domain/patients/record/PatientRecord';
import { AxiosPatientCareGateway } from '@/infrastructure/http/chat/AxiosPatientCareGateway';
import { AxiosDriveMomentGateway } from '@/infrastructure/http/drive/AxiosDriveMomentGateway';
import { AxiosAppointmentGateway } from '@/infrastructure/http/patients/AxiosAppointmentGateway';
import { AxiosAssignedPatientGateway } from '@/infrastructure/http/patients/AxiosAssignedPatientGateway';
import { AxiosDescriptionGateway } from '@/infrastructure/http/patients/AxiosDescriptionGateway';
import { AxiosMomentActGateway } from '@/infrastructure/http/patients/AxiosMomentActGateway';
import { AxiosMomentArchive } from '@/infrastructure/http/patients/AxiosMomentArchive';
import { AxiosPatientGateway } from '@/infrastructure/http/patients/AxiosPatientGateway';
import { AxiosPatientRecordGateway } from '@/infrastructure/http/patients/AxiosPatientRecordGateway';
import { AxiosRiskAssessmentGateway } from '@/infrastructure/http/patients/AxiosRiskAssessmentGateway';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { anAssessedRisk } from '#test/support/builders/patients/anAssessment';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { given, type LostAnswerCase, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

const NOTE = 'Slept well.';

/** A note of Amelia’s, and its patient. */
async function aNote(world: LostWorld) {
  const { client, patientId, entered } = world.care();
  const [acts, momentId] = [new AxiosMomentActGateway(client), world.uuid()];
  await acts.addNote(patientId, momentId, NOTE);
  const held = () => entered().filter(({ type }) => type === 'note');
  return { client, patientId, acts, momentId, held };
}

const flag: LostAnswerCase = {
  begin: world => {
    const { client, patientId, entered } = world.care();
    const engine = new FakeChatEngine();
    const chatState = new ChatState();
    const drafts = new RiskChangeDrafts(chatState, new SaveDraft(engine, chatState, new ManualClock()));
    const ids = { next: () => world.uuid().slice(-12) };
    const change = new ChangeHighRisk(new AxiosPatientCareGateway(client), ids, engine, drafts);
    world.backend.chat.people.setHighRisk(patientId, false, 0);
    let last: Awaited<ReturnType<typeof change.execute>> | undefined;
    return {
      act: async () => {
        const open = last?.ok === false && last.failure.kind === 'unconfirmed' ? last.failure.open : undefined;
        last = await (open === undefined
          ? change.execute({ patientId, highRisk: true, reason: 'Spoke of plans' })
          : change.finish(open));
        return last;
      },
      held: () => [
        world.backend.chat.people.patient(patientId)?.highRisk,
        entered().filter(({ type }) => type === 'note').length,
      ],
      wanted: [true, 1],
    };
  },
};

const discharge: LostAnswerCase = {
  begin: world => {
    const { client, patient, patientId, room, entered } = world.care();
    // Something is open, so that a reason is saved.
    const clientTs = String(toTimeId(world.sandbox.clock.now() + 1, world.next()));
    world.backend.chat.messaging.send(patient.uid, channelOfRoom(room), { clientTs, text: 'Hello' });
    const assigned = new AxiosAssignedPatientGateway(client);
    const sources = {
      assigned,
      patients: new AxiosPatientGateway(client),
      assessments: new AxiosRiskAssessmentGateway(client),
      moments: new AxiosMomentArchive(client),
    };
    const check = new CheckDischarge(sources, new ManualClock(world.sandbox.clock.now()));
    const care = new AxiosPatientCareGateway(client);
    const leave = new DischargeFromCare(check, care, new FakeChatEngine(), new LoadAssignedPatients(assigned));
    const reason = 'Moves away';
    const command = { patientId, place: 0, accepted: DISCHARGE_ITEMS, reason, actId: world.uuid() };
    return {
      act: isRepeated => leave.execute({ ...command, unanswered: isRepeated ? [reason] : [] }),
      held: () => [
        world.backend.patientCare.services.care.cares('staff-amelia', patientId),
        entered().filter(({ type }) => type === 'note').length,
      ],
      wanted: [false, 1],
    };
  },
};

const appointment = (isChange: boolean): LostAnswerCase => ({
  begin: async world => {
    const { client, patientId, entered } = world.care();
    const appointments = new AxiosAppointmentGateway(client);
    const clock = new ManualClock(world.sandbox.clock.now());
    const save = new SaveAppointment({ appointments, archive: new AxiosMomentArchive(client) }, clock);
    const day = new Date(world.sandbox.clock.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const form: AppointmentInput = {
      ...{ patientId, momentId: world.uuid(), begun: null, start: `${day}T10:00`, end: `${day}T10:50` },
      ...{ zone: 'UTC', patientZone: 'UTC', startChoice: null, endChoice: null, kind: 'video', place: '' },
    };
    const made = isChange ? await save.execute(form) : undefined;
    const begun = made?.ok ? made.value.appointment : null;
    const wanted = { ...form, begun, place: 'Room 2' };
    return {
      act: isRepeated => {
        const times = { start: Date.parse(`${day}T10:00Z`), end: Date.parse(`${day}T10:50Z`) };
        return save.execute({ ...wanted, sent: isRepeated ? [{ ...times, kind: 'video', place: 'Room 2' }] : [] });
      },
      says: { appointment: { place: 'Room 2' }, mergedFromServer: [] },
      held: () => entered().map(({ content }) => content),
      wanted: [expect.objectContaining({ appointment: expect.objectContaining({ place: 'Room 2' }) as unknown })],
    };
  },
});

const deletion = (reason: string | null): LostAnswerCase => ({
  begin: async world => {
    const { patientId, acts, momentId, held } = await aNote(world);
    const remove = new DeleteMoment(acts);
    const forGood = reason === null ? null : { reason };
    return {
      act: () => remove.execute({ patientId, momentId, forGood }),
      held: () => held().map(({ deleted, hardDelete }) => hardDelete?.reason ?? deleted?.by),
      wanted: [reason ?? 'staff-amelia'],
    };
  },
});

const record: LostAnswerCase = {
  begin: async world => {
    const { client, patientId } = world.care();
    const gateway = new AxiosPatientRecordGateway(client);
    const goals = `Go outside ${world.next()} times`;
    const base = await given(gateway.read(patientId));
    const mine = { ...toPatientRecordTexts(base.value), goals };
    const save = new SavePatientRecord(gateway);
    return {
      act: isRepeated => save.execute({ patientId, base, mine, sent: isRepeated ? [mine] : [] }),
      says: { mergedFromServer: [] },
      held: () => world.backend.patientCare.services.records.view(patientId).goals.value,
      wanted: goals,
    };
  },
};

/** Amelia’s assessment of a patient, unless `isNew`. */
async function assessments(world: LostWorld, isNew = false) {
  const { client, patientId, entered } = world.care();
  const { risks } = world.backend.patientCare.services;
  const before = risks.assessmentsOf(patientId);
  const gateway = new AxiosRiskAssessmentGateway(client);
  const [riskAssessmentId, risk] = [world.uuid(), anAssessedRisk({ reviewOn: null })];
  if (!isNew) await gateway.add(patientId, riskAssessmentId, risk);
  const held = () =>
    risks
      .assessmentsOf(patientId)
      .filter(one => !one.removed && before.every(({ riskAssessmentId: id }) => id !== one.riskAssessmentId))
      .map(({ summary }) => summary);
  const read = () => given(gateway.read(patientId, riskAssessmentId));
  return { patientId, entered, gateway, riskAssessmentId, risk, held, read };
}

const newAssessment: LostAnswerCase = {
  begin: async world => {
    const { patientId, entered, gateway, riskAssessmentId, risk, held } = await assessments(world, true);
    const add = new AddRiskAssessment(gateway);
    const inHistory = () => entered().filter(({ type }) => type.startsWith('risk')).length;
    return {
      act: async isRepeated => {
        const sent = isRepeated ? [risk] : [];
        const added = await add.execute({ patientId, riskAssessmentId, risk, sent });
        // The page reports that the history does not show it yet, and offers a retry.
        return added.ok && !added.value.inHistory ? { ok: false, failure: { kind: 'unconfirmed' } } : added;
      },
      held: () => [held(), inHistory()],
      wanted: [[anAssessedRisk().summary], 1],
    };
  },
};

const changedAssessment: LostAnswerCase = {
  begin: async world => {
    const { patientId, gateway, risk, held, read } = await assessments(world);
    const base = await read();
    const mine = { ...risk, summary: 'Thoughts again.' };
    const save = new SaveRiskAssessment(gateway);
    return {
      act: isRepeated => save.execute({ patientId, base, mine, sent: isRepeated ? [mine] : [] }),
      says: { mergedFromServer: [] },
      held,
      wanted: ['Thoughts again.'],
    };
  },
};

const removedAssessment: LostAnswerCase = {
  begin: async world => {
    const { patientId, gateway, held, read } = await assessments(world);
    const shown = await read();
    const remove = new RemoveRiskAssessment(gateway);
    return { act: () => remove.execute(patientId, shown), held, wanted: [] };
  },
};

const sharing: LostAnswerCase = {
  begin: async world => {
    const { client, patientId } = world.care();
    world.backend.patientCare.services.shared.forget(patientId);
    const gateway = new AxiosPatientGateway(client);
    const share = new SharePatientData(gateway, world.sandbox.clock);
    const eligible = await gateway.eligibleToShare(patientId);
    const therapistId = eligible.ok ? (eligible.value.items[0]?.therapistId ?? '') : '';
    return {
      act: () => share.execute(patientId, therapistId),
      says: true,
      held: () => world.backend.patientCare.services.shared.sharesOf(patientId).map(({ by }) => by),
      wanted: ['staff-amelia'],
    };
  },
};

export const lostAnswersOfPatients: LostAnswers<
  Extract<
    WriteName,
    `${'patientCare' | 'patientMoments' | 'patientRecord' | 'patients' | 'ownMoments' | 'patientApp'}.${string}`
  >
> = {
  'patientCare.setHighRisk': flag,
  'patientCare.dischargePatient': discharge,
  'patientCare.addNote': {
    begin: world => {
      const { client, patientId, entered } = world.care();
      const write = new WriteNote({
        acts: new AxiosMomentActGateway(client),
        archive: new AxiosMomentArchive(client),
      });
      const command = { patientId, text: NOTE, momentId: world.uuid() };
      const sentAt = world.sandbox.clock.now();
      return {
        act: isRepeated => write.execute({ ...command, sent: isRepeated ? [NOTE] : [], sentAt }),
        says: { note: NOTE },
        held: () => entered().length,
        wanted: 1,
      };
    },
  },
  'patientCare.deleteNote': {
    begin: async world => {
      const { patientId, acts, momentId, held } = await aNote(world);
      return { act: () => acts.removeNote(patientId, momentId), held, wanted: [] };
    },
  },
  'patientMoments.addAppointment': appointment(false),
  'patientMoments.editAppointments': appointment(true),
  'patientMoments.softDelete': deletion(null),
  'patientMoments.requestHardDelete': deletion('Written about somebody else'),
  'patientMoments.addDriveFile': {
    begin: world => {
      const { client, patientId, entered } = world.care();
      const gateway = new AxiosDriveMomentGateway(client);
      const momentId = world.uuid();
      const file = {
        ...{ googleDriveFileId: `file-${momentId}`, googleDriveFolderId: `folder-${patientId}` },
        ...{ fileName: 'Letter.pdf', contentType: 'application/pdf' },
      };
      return {
        act: () => gateway.record(patientId, momentId, file),
        held: () => entered().length,
        wanted: 1,
      };
    },
  },
  'patientMoments.addCgi': {
    begin: world => {
      const { client, patientId, entered } = world.care();
      const cgi = new RecordCgi(new AxiosMomentActGateway(client));
      const command = { patientId, momentId: world.uuid(), severity: 4, improvement: null, note: NOTE };
      return {
        act: () => cgi.execute(command),
        says: { recorded: { severity: 4, improvement: null, note: NOTE } },
        held: () => entered().length,
        wanted: 1,
      };
    },
  },
  'patientMoments.addRiskAssessmentMoment': newAssessment,
  'patientMoments.setDescription': {
    begin: async world => {
      const { client, patientId, momentId, held } = await aNote(world);
      const describe = new DescribeMoment(new AxiosDescriptionGateway(client));
      const text = 'After the holiday';
      return {
        act: isRepeated => describe.execute({ patientId, momentId, base: '', text, sent: isRepeated ? [text] : [] }),
        says: { text },
        held: () => held().flatMap(({ descriptions = [] }) => descriptions.length),
        wanted: [1],
      };
    },
  },
  'patientRecord.changeRecord': record,
  'patientRecord.addRiskAssessment': newAssessment,
  'patientRecord.changeRiskAssessment': changedAssessment,
  'patientRecord.deleteRiskAssessment': removedAssessment,
  'patients.shareData': sharing,
  'ownMoments.batchSync': { notCalled: 'patients write in their app' },
  'ownMoments.sync': { notCalled: 'patients write in their app' },
  'ownMoments.add': { notCalled: 'patients write in their app' },
  'ownMoments.addJournal': { notCalled: 'patients write in their app' },
  'patientApp.notify': { notCalled: 'patients use it in their app' },
  'patientApp.updateMetadata': { notCalled: 'patients use it in their app' },
  'patientApp.earnReward': { notCalled: 'patients use it in their app' },
  'patientApp.answerOnboardingSurvey': { notCalled: 'patients use it in their app' },
};
