import { accessEndpoints } from './access';
import { accessCodeEndpoints } from './accessCodes';
import { accountEndpoints } from './account';
import { assignedPatientEndpoints } from './assignedPatients';
import { chatEndpoints } from './chat';
import { chatActEndpoints } from './chatActs';
import { chatV1Endpoints } from './chatV1';
import { dashboardEndpoints } from './dashboards';
import { driveEndpoints } from './drive';
import { errorReportingEndpoints } from './errorReporting';
import { messageAlertEndpoints } from './messageAlerts';
import { mfaEndpoints } from './mfa';
import { notificationEndpoints, pushEndpoints } from './notifications';
import { openIdEndpoints } from './openId';
import { ownAccountEndpoints } from './ownAccount';
import { ownMomentEndpoints } from './ownMoments';
import { organisationEndpoints } from './organisations';
import { patientAppEndpoints } from './patientApp';
import { patientCareEndpoints } from './patientCare';
import { patientChatEndpoints } from './patientChat';
import { patientMomentEndpoints } from './patientMoments';
import { patientRecordEndpoints } from './patientRecord';
import { patientEndpoints } from './patients';
import { profileEndpoints } from './profile';
import { publicSettingsEndpoints } from './publicSettings';
import { regionEndpoints } from './regions';
import { reportEndpoints } from './reports';
import { remoteConfigEndpoints } from './remoteConfig';
import { sessionEndpoints } from './session';
import { transactionalEndpoints } from './transactional';
import { surveyEndpoints } from './surveys';
import { userDataEndpoints } from './userData';
import { userEndpoints } from './users';

/**
 * The backend contract. Client, sandbox routes, validation, rights and the OpenAPI document come from this table alone.
 */
export const endpoints = {
  session: sessionEndpoints,
  mfa: mfaEndpoints,
  openId: openIdEndpoints,
  access: accessEndpoints,
  remoteConfig: remoteConfigEndpoints,
  account: accountEndpoints,
  chat: chatEndpoints,
  chatV1: chatV1Endpoints,
  chatActs: chatActEndpoints,
  patientChat: patientChatEndpoints,
  patientCare: patientCareEndpoints,
  assignedPatients: assignedPatientEndpoints,
  patients: patientEndpoints,
  patientMoments: patientMomentEndpoints,
  patientRecord: patientRecordEndpoints,
  ownMoments: ownMomentEndpoints,
  patientApp: patientAppEndpoints,
  drive: driveEndpoints,
  profile: profileEndpoints,
  notifications: notificationEndpoints,
  push: pushEndpoints,
  errorReporting: errorReportingEndpoints,
  regions: regionEndpoints,
  organisations: organisationEndpoints,
  accessCodes: accessCodeEndpoints,
  messageAlerts: messageAlertEndpoints,
  surveys: surveyEndpoints,
  reports: reportEndpoints,
  dashboards: dashboardEndpoints,
  users: userEndpoints,
  userData: userDataEndpoints,
  ownAccount: ownAccountEndpoints,
  transactional: transactionalEndpoints,
  publicSettings: publicSettingsEndpoints,
} as const;
