/** What can be done to one code. */
export const CODE_ACTS = ['enable', 'disable', 'delete'] as const;

export type CodeAct = (typeof CODE_ACTS)[number];

/** What can be done to many codes at once. */
export const BULK_CODE_ACTS = ['extend', ...CODE_ACTS] as const;

export type BulkCodeAct = (typeof BULK_CODE_ACTS)[number];
