import {
  choiceField,
  choicesField,
  textField,
  type FormField,
  type FormFields,
} from '@/application/kernel/forms/FormFields';
import { isRecord } from '@/domain/kernel/parseJson';
import { instantsOfWallTime } from '@/domain/kernel/time/instantsOfWallTime';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { alertFaults, type AlertFaults } from '@/domain/messageAlerts/alertFaults.rule';
import {
  ALERT_AUDIENCES,
  ALERT_KINDS,
  ALERT_REGIONS,
  type AlertAudience,
  type AlertDetails,
  type AlertEntry,
  type AlertGeneration,
  type AlertKind,
  type AlertRegion,
} from '@/domain/messageAlerts/MessageAlert';

export interface ChosenOrganisation {
  readonly id: string;
  readonly name: string;
}

/** Chooses one of the two equal clock times in the night when clocks go back. */
export type WhichTime = 'earlier' | 'later';

export interface AlertForm {
  readonly message: string;
  readonly kind: AlertKind | null;
  readonly dismissible: 'yes' | 'no' | null;
  readonly audiences: readonly AlertAudience[];
  readonly regions: readonly AlertRegion[];
  readonly organisations: readonly ChosenOrganisation[];
  readonly versions: string;
  /** A time such as `2026-11-28T22:00`, in `timeZone`; empty if there is none. */
  readonly from: string;
  readonly fromWhich: WhichTime | null;
  readonly until: string;
  readonly untilWhich: WhichTime | null;
  readonly timeZone: string;
  readonly reason: string;
}

export type AlertField = keyof AlertForm;

const organisationsField: FormField<readonly ChosenOrganisation[]> = {
  blank: [],
  read: value => {
    if (!Array.isArray(value)) return undefined;
    const read = value.flatMap((one: unknown) =>
      isRecord(one) && typeof one['id'] === 'string' && typeof one['name'] === 'string'
        ? [{ id: one['id'], name: one['name'] }]
        : [],
    );
    // If an organisation cannot be read, the list counts as unreadable: without it, the audience would be different.
    return read.length === value.length ? read : undefined;
  },
};

const whichField = choiceField<WhichTime>(['earlier', 'later']);

export const alertFields: FormFields<AlertForm> = {
  message: textField,
  kind: choiceField(ALERT_KINDS),
  dismissible: choiceField(['yes', 'no'] as const),
  audiences: choicesField(ALERT_AUDIENCES),
  regions: choicesField(ALERT_REGIONS),
  organisations: organisationsField,
  versions: textField,
  from: textField,
  fromWhich: whichField,
  until: textField,
  untilWhich: whichField,
  timeZone: textField,
  reason: textField,
};

/** Converts a message to the entries of the form. */
export function toAlertForm(alert: AlertDetails): AlertForm {
  const { from, until, timeZone } = alert;
  return {
    message: alert.message,
    kind: alert.kind,
    dismissible: alert.isDismissible ? 'yes' : 'no',
    audiences: ALERT_AUDIENCES.filter(one => alert.audiences.includes(one)),
    regions: ALERT_REGIONS.filter(one => alert.regions.includes(one)),
    organisations: alert.organisations.map(({ id, name }) => ({ id, name })),
    versions: alert.versions,
    from: wallOf(from, timeZone),
    fromWhich: whichOf(from, timeZone),
    until: wallOf(until, timeZone),
    untilWhich: whichOf(until, timeZone),
    timeZone,
    reason: '',
  };
}

const wallOf = (at: number | null, zone: string): string => (at === null ? '' : (wallTimeAt(at, zone) ?? ''));

function whichOf(at: number | null, zone: string): WhichTime | null {
  const moments = at === null ? undefined : instantsOfWallTime(wallOf(at, zone), zone);
  if (moments?.kind !== 'twice') return null;
  return moments.earlier === at ? 'earlier' : 'later';
}

export type TimeFault = 'unreadable' | 'gap' | 'twice';

type ReadTime =
  | { readonly kind: 'none' }
  | { readonly kind: 'at'; readonly at: number }
  | { readonly kind: 'fault'; readonly fault: TimeFault };

/** The time that was entered, in a time zone. */
export function momentOf(text: string, zone: string, which: WhichTime | null): ReadTime {
  if (text === '') return { kind: 'none' };
  const moments = instantsOfWallTime(text, zone);
  switch (moments.kind) {
    case 'once':
      return { kind: 'at', at: moments.at };
    case 'twice':
      return which === null ? { kind: 'fault', fault: 'twice' } : { kind: 'at', at: moments[which] };
    case 'gap':
      return { kind: 'fault', fault: 'gap' };
    case 'invalid':
      return { kind: 'fault', fault: 'unreadable' };
  }
}

export interface EditorFaults extends Omit<AlertFaults, 'until'> {
  readonly kind?: 'missing';
  readonly dismissible?: 'missing';
  readonly timeZone?: 'missing';
  readonly from?: TimeFault;
  readonly until?: TimeFault | 'tooEarly' | 'past';
}

/** The audience of a message: only its author, everyone in its audience, or neither while it is a draft. */
export type AlertFlags = Pick<AlertEntry, 'isPublished' | 'onlyAuthor'>;

/** The errors that prevent a message from being saved. `now`: server time in milliseconds since 1970. */
export function editorFaults(
  form: AlertForm,
  generation: AlertGeneration,
  flags: AlertFlags,
  now: number,
): EditorFaults {
  const entry = toAlertEntry(form, generation, flags);
  const { until, ...faults } = flags.isPublished
    ? alertFaults({ ...contentOf(form, flags), ...momentsOf(form), now })
    : {};
  if (generation === 'v1') return pick(faults, ['message', 'versions']);
  const [start, end] = [timeFault(form, 'from'), timeFault(form, 'until')];
  const isTimed = form.from !== '' || form.until !== '';
  return {
    ...faults,
    ...(form.kind === null && { kind: 'missing' }),
    ...(form.dismissible === null && { dismissible: 'missing' }),
    ...(form.timeZone === '' && (isTimed || entry === undefined) && { timeZone: 'missing' }),
    ...(start !== undefined && { from: start }),
    ...(end !== undefined ? { until: end } : until !== undefined && { until }),
  };
}

const pick = (faults: Omit<AlertFaults, 'until'>, fields: readonly (keyof AlertFaults)[]): EditorFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => fields.includes(field as keyof AlertFaults)));

function timeFault(form: AlertForm, field: 'from' | 'until'): TimeFault | undefined {
  if (form.timeZone === '') return undefined;
  const read = momentOf(form[field], form.timeZone, form[`${field}Which`]);
  return read.kind === 'fault' ? read.fault : undefined;
}

const contentOf = (form: AlertForm, { onlyAuthor }: AlertFlags) => ({
  message: form.message,
  audiences: form.audiences,
  onlyAuthor,
  organisations: form.organisations.map(({ id }) => id),
  versions: form.versions,
});

/** The entered times in milliseconds since 1970; null if they cannot be read. */
export function momentsOf(form: AlertForm): { readonly from: number | null; readonly until: number | null } {
  const at = (field: 'from' | 'until'): number | null => {
    const read = momentOf(form[field], form.timeZone, form[`${field}Which`]);
    return read.kind === 'at' ? read.at : null;
  };
  return { from: at('from'), until: at('until') };
}

/** Converts the form's entries to a message to save; undefined if that is not possible. */
export function toAlertEntry(form: AlertForm, generation: AlertGeneration, flags: AlertFlags): AlertEntry | undefined {
  if (generation === 'v1') return { ...plainV1, message: form.message.trim(), versions: form.versions.trim() };
  const { kind, dismissible, timeZone } = form;
  const isTimed = timeFault(form, 'from') === undefined && timeFault(form, 'until') === undefined;
  if (kind === null || dismissible === null || timeZone === '' || !isTimed) return undefined;
  return {
    ...contentOf(form, flags),
    ...momentsOf(form),
    ...flags,
    ...{ kind, timeZone },
    message: form.message.trim(),
    versions: form.versions.trim(),
    regions: form.regions,
    isDismissible: dismissible === 'yes',
  };
}

/** Values that all messages of the first generation share: everything besides their text and versions. */
const plainV1: AlertEntry = {
  message: '',
  kind: 'information',
  audiences: ['patients'],
  onlyAuthor: false,
  regions: [],
  organisations: [],
  versions: '',
  from: null,
  until: null,
  timeZone: '',
  isDismissible: true,
  isPublished: true,
};

/** The form field that shows a field of a message. */
export const formFieldOf = (field: string): AlertField | undefined => {
  const name = field === 'isDismissible' ? 'dismissible' : field;
  return Object.hasOwn(alertFields, name) ? (name as AlertField) : undefined;
};
