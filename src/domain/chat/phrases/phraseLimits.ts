/** `longest` in UTF-16 code units; more phrases than `most` are no help any more. */
export const phraseLimits = { longest: 1_000, most: 50 } as const;
