export const CODE_ACTS = ['enable', 'disable', 'delete'] as const;

export type CodeAct = (typeof CODE_ACTS)[number];

/** The acts on many codes at once. */
export const BULK_CODE_ACTS = ['extend', ...CODE_ACTS] as const;

export type BulkCodeAct = (typeof BULK_CODE_ACTS)[number];
