/** Tells the answer to the newest question from answers that were overtaken. */
export interface Latest {
  /** Begins a question, which overtakes every earlier one. Returns whether it is still the newest. */
  begin(): () => boolean;
  /** Returns whether nothing was begun or cancelled since. Overtakes nothing itself. */
  current(): () => boolean;
  /** Overtakes every question that has begun. */
  cancel(): void;
}

export function latest(): Latest {
  let newest = 0;
  const cancel = (): void => {
    newest += 1;
  };
  const current = (): (() => boolean) => {
    const question = newest;
    return () => question === newest;
  };
  return {
    cancel,
    current,
    begin: () => {
      cancel();
      return current();
    },
  };
}
