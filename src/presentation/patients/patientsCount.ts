import { textCatalogue } from '../kit/text/textCatalogue';

type Counted = 'list.count' | 'list.unreadable' | 'home.more' | 'profile.unreadable' | 'reason.unread' | 'unreadable.title' | 'ago.minutes' | 'ago.hours' | 'ago.days';

/** A text that says how many; its key without the plural's ending. */
export const patientsCount = (key: Counted, count: number, values: Readonly<Record<string, string>> = {}): string =>
  textCatalogue.text('patients', key, { ...values, count });
