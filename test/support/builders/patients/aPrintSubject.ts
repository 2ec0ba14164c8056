import type { PrintSubject } from '@/presentation/patients/print/PrintSubject';

/** Ana Lima's page, printed by Ben. */
export const aPrintSubject = (): PrintSubject => ({
  name: 'Ana Lima',
  dateOfBirth: '1990-03-29',
  printedBy: 'Ben Okoro',
  printedAt: Date.UTC(2026, 10, 20, 9),
});
