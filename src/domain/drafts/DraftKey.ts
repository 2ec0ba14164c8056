/** Ids of colleagues: the chosen invitee, and the lead of a chat to be claimed. */
const ACT_CHOICE_PURPOSES = ['inviteWhom', 'handoverWhom', 'claimFrom'] as const;

/**
 * Entries in a chat besides messages: a note to a colleague and its recipient, or the reason for a change of the flag
 * or for a claim.
 */
export const ACT_NOTE_PURPOSES = ['invite', 'handover', 'flag', 'unflag', 'claim', ...ACT_CHOICE_PURPOSES] as const;

export type ActNotePurpose = (typeof ACT_NOTE_PURPOSES)[number];

/** True if the stored value is a choice, not a text. */
export const isActChoice = (purpose: ActNotePurpose): boolean => ACT_CHOICE_PURPOSES.some(choice => choice === purpose);

/** An unsent text in a chat. */
export type ChatDraftKey =
  | { readonly kind: 'message'; readonly channelId: string }
  /** The edit of an own message. */
  | { readonly kind: 'edit'; readonly channelId: string }
  | { readonly kind: 'actNote'; readonly channelId: string; readonly purpose: ActNotePurpose }
  /** A change of the high-risk flag with an unknown outcome. */
  | { readonly kind: 'riskChange'; readonly patientId: string };

/** Forms and dialogs of a patient that keep drafts. */
export const DRAFT_FORMS = [
  'record',
  'cgi',
  'flag',
  'discharge',
  'assessment',
  'appointment',
  'description',
  'deletion',
] as const;

export type DraftFormName = (typeof DRAFT_FORMS)[number];

export const ADMINISTRATION_FORMS = [
  'accessCode',
  'newAccessCode',
  'newAccessCodes',
  'accessCodeAct',
  'changedAccessCodes',
  'enabling',
  'newOrganisation',
  'moveToOrganisation',
  'userGroups',
  'coreHours',
  'messageAlert',
  'survey',
  'newUser',
  'newPeople',
  'moveUser',
  'ownNames',
  'ownScreenName',
  'ownEmail',
  'therapistNames',
  'biography',
  'timeZone',
  'weeklyHours',
  'promotions',
  'rightsReview',
  // Sections of an organisation's settings.
  'details',
  'subscription',
  'researchSettings',
  'appSettings',
  'clientLinks',
] as const;

export type AdministrationFormName = (typeof ADMINISTRATION_FORMS)[number];

/** An unsaved entry for a patient or in administration. */
export type FormDraftKey =
  | { readonly kind: 'note'; readonly patientId: string }
  | {
      readonly kind: 'form';
      readonly patientId: string;
      readonly form: DraftFormName;
      /** The item that the form changes, if there can be several. */
      readonly itemId?: string;
    }
  /** `itemId`: the item that the form changes or adds to. */
  | { readonly kind: 'administration'; readonly form: AdministrationFormName; readonly itemId: string };

/** Conflicting texts of other windows for the same key, as a list for `conflictTexts`. */
export interface ConflictsKey<Of> {
  readonly kind: 'conflicts';
  readonly of: Of;
}

export type AnyChatDraftKey = ChatDraftKey | ConflictsKey<AnyChatDraftKey>;
export type AnyFormDraftKey = FormDraftKey | ConflictsKey<FormDraftKey>;

/** Identifies a draft. There is one draft per key. */
export type DraftKey = AnyChatDraftKey | AnyFormDraftKey;

const EDIT = 'edit:';
const RISK = 'risk:';
const NOTE = 'words:';
const CHAT_CONFLICTS = 'beside:';
const FORM_CONFLICTS = '/aside';

/**
 * Returns the id under which a draft is stored on the device, unique within the database of chats or of forms. Backend
 * ids of patients and items contain no slash, and those of channels begin with none of these prefixes. The ids must not
 * change, because older builds stored drafts under them.
 */
export function storedDraftId(key: DraftKey): string {
  switch (key.kind) {
    case 'message':
      return key.channelId;
    case 'edit':
      return EDIT + key.channelId;
    case 'riskChange':
      return RISK + key.patientId;
    case 'actNote':
      return `${NOTE}${key.purpose}:${key.channelId}`;
    case 'note':
      return key.patientId;
    case 'form':
      return [key.patientId, key.form, ...(key.itemId === undefined ? [] : [key.itemId])].join('/');
    case 'administration':
      // The place of the patient’s id is empty.
      return ['', key.form, key.itemId].join('/');
    case 'conflicts':
      return isOfForm(key.of) ? storedDraftId(key.of) + FORM_CONFLICTS : CHAT_CONFLICTS + storedDraftId(key.of);
  }
}

export function parseChatDraftId(id: string): AnyChatDraftKey {
  if (id.startsWith(CHAT_CONFLICTS))
    return { kind: 'conflicts', of: parseChatDraftId(id.slice(CHAT_CONFLICTS.length)) };
  if (id.startsWith(EDIT)) return { kind: 'edit', channelId: id.slice(EDIT.length) };
  if (id.startsWith(RISK)) return { kind: 'riskChange', patientId: id.slice(RISK.length) };
  const purpose = ACT_NOTE_PURPOSES.find(one => id.startsWith(`${NOTE}${one}:`));
  return purpose === undefined
    ? { kind: 'message', channelId: id }
    : { kind: 'actNote', purpose, channelId: id.slice(`${NOTE}${purpose}:`.length) };
}

/** Parses the stored id of a form draft; undefined for a form unknown to this build. */
export function parseFormDraftId(id: string): AnyFormDraftKey | undefined {
  if (!id.endsWith(FORM_CONFLICTS)) return parseOwnFormDraftId(id);
  const of = parseOwnFormDraftId(id.slice(0, -FORM_CONFLICTS.length));
  return of && { kind: 'conflicts', of };
}

/** Returns the subject of a stored form draft, even of an unknown form. */
export function subjectOfFormDraftId(id: string): FormSubject {
  const [patientId = '', form, itemId] = id.split('/');
  if (patientId !== '') return { kind: 'patient', patientId };
  const isOfOrganisation = organisationForms.some(one => one === form);
  return isOfOrganisation && itemId !== undefined
    ? { kind: 'organisation', organisationId: itemId }
    : { kind: 'administration' };
}

const organisationForms: readonly AdministrationFormName[] = [
  'details',
  'subscription',
  'researchSettings',
  'appSettings',
  'clientLinks',
  'enabling',
];

export type FormSubject =
  | { readonly kind: 'patient'; readonly patientId: string }
  | { readonly kind: 'organisation'; readonly organisationId: string }
  | { readonly kind: 'administration' };

/** Returns the draft's own key for a key of its conflicts. */
export function ownDraftKey(key: AnyChatDraftKey): ChatDraftKey {
  return key.kind === 'conflicts' ? ownDraftKey(key.of) : key;
}

/** Returns the chat in which a draft was typed; undefined for none. */
export function channelOfDraft(key: AnyChatDraftKey): string | undefined {
  const own = ownDraftKey(key);
  return own.kind === 'riskChange' ? undefined : own.channelId;
}

export const isSameDraft = (one: AnyChatDraftKey, other: AnyChatDraftKey): boolean =>
  storedDraftId(one) === storedDraftId(other);

function parseOwnFormDraftId(id: string): FormDraftKey | undefined {
  const [patientId = '', name, ...rest] = id.split('/');
  if (name === undefined) return { kind: 'note', patientId };
  if (patientId === '') return administrationKey(name, rest);
  const form = DRAFT_FORMS.find(one => one === name);
  if (form === undefined) return undefined;
  return { kind: 'form', patientId, form, ...(rest.length > 0 && { itemId: rest.join('/') }) };
}

function administrationKey(name: string, rest: readonly string[]): FormDraftKey | undefined {
  const form = ADMINISTRATION_FORMS.find(one => one === name);
  return form === undefined || rest.length === 0 ? undefined : { kind: 'administration', form, itemId: rest.join('/') };
}

const isOfForm = ({ kind }: DraftKey): boolean => kind === 'note' || kind === 'form' || kind === 'administration';
