export interface FormField<T> {
  /** The value before input: never one that a user could have meant. */
  readonly blank: T;
  /** Reads a stored value; undefined if invalid for this field. */
  readonly read: (value: unknown) => T | undefined;
}

export type FormFields<F extends object> = { readonly [K in keyof F]: FormField<F[K]> };

export const textField: FormField<string> = {
  blank: '',
  read: value => (typeof value === 'string' ? value : undefined),
};

/** An optional text. */
export const optionalField: FormField<string | null> = {
  blank: null,
  read: value => (typeof value === 'string' || value === null ? value : undefined),
};

/** A choice of one value. Null until the user chooses, so that no unchosen value is saved. */
export const choiceField = <T extends string | number>(choices: readonly T[]): FormField<T | null> => ({
  blank: null,
  read: value => (value === null ? null : choices.find(choice => choice === value)),
});

/** A choice of any number of values. */
export const choicesField = <T extends string>(choices: readonly T[]): FormField<readonly T[]> => ({
  blank: [],
  read: value => (Array.isArray(value) ? choices.filter(choice => value.includes(choice)) : undefined),
});

export const fieldNames = <F extends object>(fields: FormFields<F>): readonly (keyof F & string)[] =>
  Object.keys(fields) as (keyof F & string)[];

export function blankForm<F extends object>(fields: FormFields<F>): F {
  return Object.fromEntries(fieldNames(fields).map(name => [name, fields[name].blank])) as F;
}
