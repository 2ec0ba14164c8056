/** Limits shared by the form and the calls of core hours. */
export const coreHoursLimits = {
  /** Dates with their own hours; more than the holidays of ten years. */
  exceptions: 200,
} as const;
