/** Limits that the form and the calls of core hours share. */
export const coreHoursLimits = {
  /** Dates with hours of their own; more than the holidays of ten years. */
  exceptions: 200,
} as const;
