import { accessEndpoints } from '@/infrastructure/http/endpoints/access';
import { accessCodeEndpoints } from '@/infrastructure/http/endpoints/accessCodes';
import { accountEndpoints } from '@/infrastructure/http/endpoints/account';
import { assignedPatientEndpoints } from '@/infrastructure/http/endpoints/assignedPatients';
import { chatEndpoints } from '@/infrastructure/http/endpoints/chat';
import { chatActEndpoints } from '@/infrastructure/http/endpoints/chatActs';
import { chatV1Endpoints } from '@/infrastructure/http/endpoints/chatV1';
import { dashboardEndpoints } from '@/infrastructure/http/endpoints/dashboards';
import { driveEndpoints } from '@/infrastructure/http/endpoints/drive';
import { errorReportingEndpoints } from '@/infrastructure/http/endpoints/errorReporting';
import { messageAlertEndpoints } from '@/infrastructure/http/endpoints/messageAlerts';
import { mfaEndpoints } from '@/infrastructure/http/endpoints/mfa';
import { notificationEndpoints, pushEndpoints } from '@/infrastructure/http/endpoints/notifications';
import { openIdEndpoints } from '@/infrastructure/http/endpoints/openId';
import { ownAccountEndpoints } from '@/infrastructure/http/endpoints/ownAccount';
import { ownMomentEndpoints } from './ownMoments';
import { organisationEndpoints } from '@/infrastructure/http/endpoints/organisations';
import { patientAppEndpoints } from './patientApp';
import { patientCareEndpoints } from '@/infrastructure/http/endpoints/patientCare';
import { patientChatEndpoints } from './patientChat';
import { patientMomentEndpoints } from '@/infrastructure/http/endpoints/patientMoments';
import { patientRecordEndpoints } from '@/infrastructure/http/endpoints/patientRecord';
import { patientEndpoints } from '@/infrastructure/http/endpoints/patients';
import { profileEndpoints } from '@/infrastructure/http/endpoints/profile';
import { publicSettingsEndpoints } from '@/infrastructure/http/endpoints/publicSettings';
import { regionEndpoints } from '@/infrastructure/http/endpoints/regions';
import { reportEndpoints } from '@/infrastructure/http/endpoints/reports';
import { remoteConfigEndpoints } from '@/infrastructure/http/endpoints/remoteConfig';
import { sessionEndpoints } from '@/infrastructure/http/endpoints/session';
import { transactionalEndpoints } from '@/infrastructure/http/endpoints/transactional';
import { surveyEndpoints } from '@/infrastructure/http/endpoints/surveys';
import { userDataEndpoints } from '@/infrastructure/http/endpoints/userData';
import { userEndpoints } from '@/infrastructure/http/endpoints/users';

/**
 * The whole backend contract: the calls of the dashboard and those of the patient's app. Routes, validation, rights and
 * the OpenAPI document are derived only from this table.
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
