/** Tells the answer to the newest question from answers that were overtaken. */
export interface Latest {
  /** Begins a question, which overtakes every earlier one. Returns whether it is still the newest. */
  begin(): () => boolean;
  /** Overtakes every question that has begun. */
  cancel(): void;
}

export function latest(): Latest {
  let newest = 0;
  return {
    begin: () => {
      const question = ++newest;
      return () => question === newest;
    },
    cancel: () => {
      newest += 1;
    },
  };
}
