/** Limits shared by forms and calls about users. */
export const userLimits = {
  /** Length of the reason for a change of access, in characters. */
  shortestReason: 10,
  longestReason: 500,
  /** Characters of an email address (RFC 5321). */
  emailAddress: 254,
  /** Characters of a first or last name. */
  name: 60,
  /** People on one page of the list. */
  pageSize: 50,
  largestPage: 100,
} as const;
