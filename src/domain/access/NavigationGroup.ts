/** Groups of the side menu. */
export type NavigationGroup =
  'general' | 'therapist' | 'admin' | 'support' | 'miReporter' | 'superAdmin' | 'therapistManager' | 'personal';
