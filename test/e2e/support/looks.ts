import { hasItsDay } from '../../adversarial/support/bounds';

export interface Look {
  readonly colorScheme: 'light' | 'dark';
  /** Of the window, in pixels. */
  readonly width: number;
}

const few: readonly Look[] = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1440 },
];
const every: readonly Look[] = (['light', 'dark'] as const).flatMap(colorScheme =>
  [320, 800, 1440].map(width => ({ colorScheme, width })),
);

/**
 * In which looks every screen is checked: the narrowest and the widest, in another theme each, in turn (eight days
 * in a row, in which each file has its day), or with `E2E_LOOKS=all` three widths in both.
 */
export const looks =
  process.env['E2E_LOOKS'] === 'all' ? every : few.filter((_look, turn) => hasItsDay(turn, { turns: 2, days: 8 }));
