import type { StoredAlert } from './StoredAlert';

/** Describes what a change did to a message: one sentence for each difference, with the old and the new value. */
export function alertSentences(before: StoredAlert, after: StoredAlert): readonly string[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const changes = Object.keys(is).flatMap(name =>
    was[name] === is[name] ? [] : [`${name} changed from ${was[name]} to ${is[name]}.`],
  );
  return [...changes, ...(before.isPublished || !after.isPublished ? [] : ['The message was published.'])];
}

const wordsOf = (alert: StoredAlert): Readonly<Record<string, string>> => ({
  'The text': quoted(alert.message),
  'The kind': alert.kind,
  'The audience': alert.onlyAuthor ? 'the author alone' : listed(alert.audiences),
  'The regions': alert.regions.length === 0 ? 'all' : listed(alert.regions),
  'The organisations': alert.organisations.length === 0 ? 'all' : listed(alert.organisations),
  'The versions': alert.versions === '' ? 'all' : alert.versions,
  'The start': alert.from === null ? 'its publication' : timeOf(alert.from, alert),
  'The end': alert.until === null ? 'none' : timeOf(alert.until, alert),
  'The time zone': alert.timeZone,
  'Whether people may dismiss it': alert.isDismissible ? 'yes' : 'no',
});

const quoted = (text: string): string => (text === '' ? 'nothing' : `“${text}”`);
const listed = (values: readonly string[]): string => (values.length === 0 ? 'no one' : values.join(', '));
const timeOf = (at: number, { timeZone }: StoredAlert): string => {
  const zone = timeZone === '' ? 'UTC' : timeZone;
  const written = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' });
  return `${written.format(at)} (${zone})`;
};
