import { accessEndpoints } from './access';
import { accountEndpoints } from './account';
import { chatEndpoints } from './chat';
import { chatActEndpoints } from './chatActs';
import { chatV1Endpoints } from './chatV1';
import { errorReportingEndpoints } from './errorReporting';
import { mfaEndpoints } from './mfa';
import { notificationEndpoints, pushEndpoints } from './notifications';
import { openIdEndpoints } from './openId';
import { patientCareEndpoints } from './patientCare';
import { patientChatEndpoints } from './patientChat';
import { regionEndpoints } from './regions';
import { remoteConfigEndpoints } from './remoteConfig';
import { sessionEndpoints } from './session';

/** The backend contract. Client, sandbox routes, validation, rights and the OpenAPI document come from this table alone. */
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
  notifications: notificationEndpoints,
  push: pushEndpoints,
  errorReporting: errorReportingEndpoints,
  regions: regionEndpoints,
} as const;
