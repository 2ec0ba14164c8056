import { isObject } from '@/domain/kernel/parseJson';
import { draftText } from '../kit/forms/formsText';
import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import type { AlertForm } from './alertFields';
import { messageAlertsText } from './messageAlertsText';

const labels = {
  message: 'editor.message',
  kind: 'editor.kind',
  dismissible: 'editor.dismissible',
  audiences: 'editor.audience',
  regions: 'editor.region',
  organisations: 'editor.organisations',
  versions: 'editor.versions',
  from: 'editor.from',
  fromWhich: 'editor.from',
  until: 'editor.until',
  untilWhich: 'editor.until',
  timeZone: 'editor.zone',
  reason: 'editor.reason',
} as const satisfies Readonly<Record<keyof AlertForm, string>>;

export const alertLabelOf = (field: string): string =>
  Object.hasOwn(labels, field) ? messageAlertsText(labels[field as keyof AlertForm]) : field;

export function alertValueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(one => alertValueText(one)).join(', ');
  if (isObject(value) && 'name' in value) return String(value['name']);
  return typeof value === 'string' ? value.replace('T', ' ') : '';
}

/** A draft from another window as text. */
export const alertDraftText = (read: ReadDraft<AlertForm> | undefined, kept: string): string =>
  draftText(read, kept, mine =>
    Object.entries(mine).map(([field, value]) => [alertLabelOf(field), alertValueText(value)] as const),
  );
