import { chatActHandlers } from '#sandbox/backend/chat/chatActHandlers';
import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { BackendHandlers } from '#sandbox/backend/dispatch/Handlers';
import { DriveAccounts } from '#sandbox/backend/drive/DriveAccounts';
import { driveHandlers } from '#sandbox/backend/drive/driveHandlers';
import { deadDriveLinks, type DriveLinks } from '#sandbox/backend/drive/driveLinks';
import { Moments } from '#sandbox/backend/patients/timeline/Moments';
import { MomentViews } from '#sandbox/backend/patients/timeline/MomentViews';
import { ownMomentHandlers } from '#sandbox/backend/patients/timeline/ownMomentHandlers';
import { OwnMoments } from '#sandbox/backend/patients/timeline/OwnMoments';
import { patientMomentHandlers } from '#sandbox/backend/patients/timeline/patientMomentHandlers';
import { callingPatient } from '#sandbox/backend/patientApp/callingPatient';
import { patientAppHandlers } from '#sandbox/backend/patientApp/patientAppHandlers';
import { PatientMetadata } from '#sandbox/backend/patientApp/PatientMetadata';
import { Rewards } from '#sandbox/backend/patientApp/Rewards';
import { Availabilities } from '#sandbox/backend/profile/Availabilities';
import { profileHandlers } from '#sandbox/backend/profile/profileHandlers';
import { PatientRecords } from '#sandbox/backend/patients/record/PatientRecords';
import { recordHandlers } from '#sandbox/backend/patients/record/recordHandlers';
import { RiskAssessments } from '#sandbox/backend/patients/record/RiskAssessments';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { SurveyAnswering } from '#sandbox/backend/surveys/createSurveys';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { assignedPatientHandlers } from './assignedPatientHandlers';
import type { CareServices } from './CareServices';
import { CareTeam } from './CareTeam';
import { eligibleTherapists } from './eligibleTherapists';
import { patientCareHandlers } from './patientCareHandlers';
import { patientHandlers } from './patientHandlers';
import { noPast, type PatientPast } from './PatientPast';
import { ScoreReports } from './ScoreReports';
import { SharedData } from './SharedData';

type CareFeature =
  | 'patientCare'
  | 'assignedPatients'
  | 'patients'
  | 'patientMoments'
  | 'patientRecord'
  | 'ownMoments'
  | 'patientApp'
  | 'drive'
  | 'profile';

export interface PatientCareOptions {
  readonly chat: ChatServices;
  readonly journal: JournalHost;
  readonly past?: PatientPast;
  readonly driveLinks?: DriveLinks;
  readonly failedSigns?: CareServices['failedSigns'];
  /** The code with which a patient joined. */
  readonly accessCodeOf?: (patientId: string) => string | undefined;
  readonly surveys?: SurveyAnswering;
}

export interface PatientCare {
  readonly services: CareServices;
  readonly drives: DriveAccounts;
  readonly availabilities: Availabilities;
  /** Includes the chat acts, because one of their calls asks with whom to share data. */
  readonly handlers: Pick<BackendHandlers, CareFeature | 'chatActs'>;
}

const noSurveys: SurveyAnswering = {
  count: () => 0,
  alarmOf: () => undefined,
  answer: () => {
    throw new BackendError(404, 'NotFound', 'The caller has no such survey.');
  },
};
const noneFailed = (): readonly string[] => [];

/** Puts together everything about patients, their histories, records and files. */
export function createPatientCare(options: PatientCareOptions): PatientCare {
  const { chat, journal, past = noPast } = options;
  const services = servicesOf(options);
  const { people, clock } = chat;
  const { moments, views } = services;
  const drives = new DriveAccounts(clock).attachTo(journal);
  const availabilities = new Availabilities(
    id => past.availability(id),
    uid => people.idOf(uid),
  ).attachTo(journal);
  const patientOf = callingPatient(people);
  const app = {
    metadata: new PatientMetadata().attachTo(journal),
    rewards: new Rewards().attachTo(journal),
    accessCodeOf: options.accessCodeOf ?? (patientId => past.facts(patientId).accessCode),
  };
  return {
    services,
    drives,
    availabilities,
    handlers: {
      patientCare: patientCareHandlers(services),
      assignedPatients: assignedPatientHandlers(services),
      patients: patientHandlers(services),
      patientMoments: patientMomentHandlers(services),
      patientRecord: recordHandlers(services),
      ownMoments: ownMomentHandlers({ own: new OwnMoments(moments, clock), views, callingPatient: patientOf }),
      patientApp: patientAppHandlers({ ...services, ...app, callingPatient: patientOf }),
      drive: driveHandlers(people, drives),
      profile: profileHandlers(people, availabilities),
      chatActs: {
        ...chatActHandlers(chat, (uid, patientId) => services.care.mayRead(uid, patientId)),
        eligibleTherapists: eligibleTherapists(services),
      },
    },
  };
}

function servicesOf({
  chat,
  journal,
  past = noPast,
  driveLinks = deadDriveLinks,
  failedSigns = noneFailed,
  surveys = noSurveys,
}: PatientCareOptions): CareServices {
  const shared = new SharedData().attachTo(journal);
  const views = new MomentViews(chat.people);
  return {
    chat,
    shared,
    views,
    past,
    driveLinks,
    failedSigns,
    surveys,
    clock: chat.clock,
    care: new CareTeam(chat.people, chat.rooms, shared, past).attachTo(journal),
    moments: new Moments(patientId => past.moments(patientId)).attachTo(journal),
    records: new PatientRecords(patientId => past.record(patientId), views).attachTo(journal),
    risks: new RiskAssessments(patientId => past.risks(patientId), views).attachTo(journal),
    scores: new ScoreReports().attachTo(journal),
  };
}
