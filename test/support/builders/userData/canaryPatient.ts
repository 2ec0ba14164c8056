import { randomUUID } from 'node:crypto';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { staffOf } from '#test/support/builders/kernel/sandboxClient';

/** Names, addresses, numbers and sentences that only one person has; none of them is a word of the product. */
export const canaries = {
  firstName: 'Quillavane',
  lastName: 'Brockworthen',
  email: 'q.brockworthen@zephyrpost.example',
  screenName: 'Quillstar77',
  note: 'Sister Oonagh drives her to Tamworth on Fridays',
  journal: 'I hid the letters in the piano stool',
  journalPhone: '07700 900461',
  checkup: 'Slept at Larkfield Cottage again',
  activity: 'walk-larkfield-cottage',
  description: 'She calls the panic her grey heron',
  descriptionBefore: 'The heron came on the 14th floor of Holt House',
  place: 'Room 9, Verity Lane Surgery',
  fileName: 'brockworthen-discharge-letter.pdf',
  fileId: 'drive-QB-55120',
  record: 'Works nights at Pellingham foundry',
  medication: 'Lamotrigine since Doctor Usk retired',
  nextOfKin: 'Oonagh Brockworthen, 01632 960823',
  generalPractitioner: 'Dr Ewan Usk, Verity Lane',
  riskSummary: 'Spoke of the weir below Pellingham',
  riskPlan: 'Oonagh keeps the garage key',
  protectiveFactors: 'Her whippet Basil',
  message: 'My locker code is 4471 and nobody may know',
  answer: 'Thank you Quillavane, I spoke to Oonagh',
  request: 'Please not the man from Holt House',
  metadata: 'ward-name-Larkfield',
  metadataKey: 'sisterOonagh',
  deletionReason: 'Named her neighbour Mr Abelard Finch',
  hardDeleteReason: 'Finch asked us to',
  rewardSession: 'session-finch-0163',
  newField: 'Reads palms at Whitcombe fair',
  newKey: 'Uncle Ferdinand Moxley',
  sharedReason: 'basil.whippet@zephyrpost.example',
} as const;

/** An address that only one patient has. */
export const canaryEmail = (patientId: string): string => `${patientId}.${canaries.email}`;

/** Adds a unique value to every part of a patient’s data. */
export function plantCanaries({ backend }: Sandbox, patientId: string): void {
  const { chat, patientCare, userData } = backend;
  const { people } = chat;
  const patient = people.patient(patientId);
  if (patient === undefined) throw new Error(`There is no patient ${patientId}.`);
  const amelia = staffOf({ backend } as Sandbox, 'staff-amelia');
  const { uid } = patient;
  const { firstName, lastName, screenName } = canaries;
  people.setDetails(uid, { firstName, lastName, email: canaryEmail(patientId), screenName });
  const { moments, records, risks } = patientCare.services;
  const at = Date.UTC(2026, 5, 1, 9);
  const base = { patientId, at, recordedAt: at, updatedAt: at };
  const byAmelia = { at, by: amelia.uid };
  moments.put({
    ...{ ...base, id: 'canary-note', type: 'note', author: amelia.uid, content: { note: canaries.note } },
    descriptions: [{ ...byAmelia, before: canaries.descriptionBefore, after: canaries.description }],
  });
  moments.put({
    ...{ ...base, id: 'canary-journal', type: 'journal', author: uid },
    content: { text: `${canaries.journal} ${canaries.journalPhone}` },
    hardDelete: { ...byAmelia, reason: canaries.hardDeleteReason },
  });
  moments.put({
    ...{ ...base, id: 'canary-checkup', type: 'checkup', author: uid },
    // A later version of the app sends an unknown field.
    content: {
      ...{ reading: { mood: 3, stress: 9 }, text: `${canaries.checkup} ${canaries.deletionReason}` },
      ...({ placeOfWork: canaries.newField, helpers: { [canaries.newKey]: { times: 3 } } } as object),
    },
  });
  moments.put({
    ...{ ...base, id: 'canary-activity', type: 'activity', author: uid },
    content: { activity: { activityId: canaries.activity, duration: 600 } },
  });
  moments.put({
    ...{ ...base, id: 'canary-appointment', type: 'appointment', author: amelia.uid },
    content: {
      appointment: {
        ...{ startsAt: '2026-06-01T09:00:00.000Z', endsAt: '2026-06-01T10:00:00.000Z', timeZone: 'Europe/London' },
        ...{ kind: 'in-person', status: 'attended', place: canaries.place },
      } as never,
    },
  });
  moments.put({
    ...{ ...base, id: 'canary-file', type: 'drive-file', author: amelia.uid },
    content: {
      driveFile: {
        ...{ googleDriveFileId: canaries.fileId, googleDriveFolderId: 'folder', fileName: canaries.fileName },
        contentType: 'application/pdf',
      },
    },
  });
  const { record: goals, medication, nextOfKin, generalPractitioner } = canaries;
  records.change(patientId, { goals, medication, nextOfKin, generalPractitioner }, amelia.uid, at);
  risks.put({
    ...{ riskAssessmentId: randomUUID(), patientId, level: 'low', status: 'open', assessed: byAmelia },
    ...{
      suicidalThoughts: 'none',
      selfHarm: 'none',
      harmToOthers: 'none',
      harmFromOthers: 'none',
      selfNeglect: 'none',
    },
    ...{ summary: canaries.riskSummary, plan: canaries.riskPlan, protectiveFactors: canaries.protectiveFactors },
  });
  for (const generation of ['v1', 'v2'] as const) {
    const room = chat.membership.join(amelia, patient, generation);
    const say = (sender: string, text: string): void =>
      void chat.log.append(room, { id: randomUUID(), type: 'message', sender, text });
    say(uid, canaries.message);
    say(amelia.uid, canaries.answer);
    const found = chat.rooms.find(room.id);
    if (found) chat.membership.end(found, 'Over.');
  }
  const request = { patientId, emergency: false, message: canaries.request, requestedAt: at };
  const asked = chat.requests.add({ ...request, requestType: 'chat-patient-request' }).request;
  chat.requests.settle(asked, { acceptedBy: amelia.uid, acceptedSeq: '1', chatSessionId: 'over' });
  userData.records.put('patient-metadata', {
    id: JSON.stringify([uid, 'diary']),
    value: { uid, metadataDocumentId: 'diary', entries: { [canaries.metadataKey]: canaries.metadata }, updatedAt: at },
  });
  userData.records.put('rewards', { id: uid, value: { [canaries.rewardSession]: 5, [canaries.sharedReason]: 1 } });
}

/** Returns those canaries that a text contains. */
export const canariesIn = (text: string): readonly string[] =>
  Object.values(canaries).filter(canary => text.toLowerCase().includes(canary.toLowerCase()));
