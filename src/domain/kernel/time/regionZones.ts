/**
 * All time zones of a region. Lord Howe changes its clocks by half an hour; Brisbane, Darwin, Eucla, Lindeman and Perth
 * never change them.
 */
export const regionZones: Readonly<Record<'UK' | 'Australia', readonly string[]>> = {
  UK: ['Europe/London'],
  Australia: [
    'Australia/Adelaide',
    'Australia/Brisbane',
    'Australia/Broken_Hill',
    'Australia/Darwin',
    'Australia/Eucla',
    'Australia/Hobart',
    'Australia/Lindeman',
    'Australia/Lord_Howe',
    'Australia/Melbourne',
    'Australia/Perth',
    'Australia/Sydney',
  ],
};
