import { DateTime } from 'luxon';
import { shownAverage } from '#sandbox/domain/reports/shownAverage.rule';
import { HIDDEN, shownCount } from '@/domain/reports/shownCount.rule';

/** A true value before it is protected; it never leaves the backend. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** `people`: who is behind it, where that is another number. */
  | { readonly kind: 'count'; readonly count: number; readonly people?: number }
  | { readonly kind: 'average'; readonly people: number; readonly value: number }
  | { readonly kind: 'moment'; readonly people: number; readonly at: number | undefined }
  /** The remainder of a number that is public. */
  | { readonly kind: 'rest'; readonly of: number | undefined; readonly count: number };

/** The displayed form of a cell. */
export function cellText(cell: Cell, zone: string): string {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'count':
      return String(shownCount({ count: cell.count, people: cell.people ?? cell.count }));
    case 'average':
      return String(shownAverage(cell) ?? '');
    case 'moment': {
      if (cell.at === undefined || cell.people === 0) return '';
      const shown = shownAverage({ people: cell.people, value: 0 });
      return shown === HIDDEN
        ? HIDDEN
        : (DateTime.fromMillis(cell.at, { zone }).toISO({ suppressMilliseconds: true }) ?? '');
    }
    case 'rest': {
      if (cell.of === undefined) return '';
      const shown = shownCount({ count: cell.count, people: cell.count });
      return shown === HIDDEN ? HIDDEN : String(Math.max(0, cell.of - shown));
    }
  }
}

/** True if a cell contains a number about people. */
export const isProtected = (cell: Cell): boolean => cell.kind !== 'text';
