import type { Course } from './Case';

/** From 0 well to 1 very ill; together they cross every band of PHQ-9 and GAD-7. */
export const courses = {
  improving: gone => 0.72 - 0.5 * gone,
  worsening: gone => 0.22 + 0.45 * gone,
  relapsing: gone => 0.5 - 0.28 * Math.sin(gone * 4.2),
  severe: () => 0.86,
  mild: () => 0.24,
  well: gone => 0.12 - 0.06 * gone,
} as const satisfies Readonly<Record<string, Course>>;

export const courseOrder: readonly (keyof typeof courses)[] = [
  'improving',
  'mild',
  'relapsing',
  'severe',
  'worsening',
  'well',
];
