import { anyOrganisationPage, anyProfilePage, routes } from '../routes/routes';

/** The kind of person or thing that a page is about. */
export type TabSubjectKind = 'patient' | 'user' | 'organisation' | 'survey';

export interface TabSubject {
  readonly kind: TabSubjectKind;
  readonly id: string;
}

/** Path segments in the place of an organisation's id that are not ids. */
const NO_ORGANISATIONS = ['new', 'search'];

/** The subject of the page at an address; undefined for a list, a chat, and any other page. */
export function tabSubject(url: string): TabSubject | undefined {
  const patient = anyProfilePage.match(url)?.parameters.patientId;
  if (patient !== undefined) return { kind: 'patient', id: patient };
  const organisation = anyOrganisationPage.match(url)?.parameters.organisationId;
  if (organisation !== undefined && !NO_ORGANISATIONS.includes(organisation))
    return { kind: 'organisation', id: organisation };
  const user = routes.users.match(url)?.query.get('user');
  if (user) return { kind: 'user', id: user };
  const survey = routes.surveyConfigs.match(url)?.query.get('survey');
  return survey ? { kind: 'survey', id: survey } : undefined;
}

export const tabSubjectKey = ({ kind, id }: TabSubject): string => `${kind} ${id}`;

/** The key of addresses that share a tab; undefined for an address with a tab of its own. */
export function sharedTab(url: string): string | undefined {
  if (routes.claimChat.match(url) !== undefined) return 'claim';
  const subject = tabSubject(url);
  return subject && tabSubjectKey(subject);
}

interface TabChat {
  readonly generation: 'V1' | 'V2';
  readonly chatSessionId: string;
  /** Address of the list to which the chat's address belongs. */
  readonly list: string;
}

/** The chat that an address shows; undefined if it shows none. */
export function tabChat(url: string): TabChat | undefined {
  const v1 = routes.chatV1.match(url)?.parameters.chatSessionId;
  if (v1 !== undefined) return { generation: 'V1', chatSessionId: v1, list: routes.chatV1.to() };
  const { list = '', chatSessionId } = routes.chatV2.match(url)?.parameters ?? {};
  if (chatSessionId === undefined || !['all', 'pinned'].includes(list)) return undefined;
  return { generation: 'V2', chatSessionId, list: routes.chatV2.to({ list }) };
}
