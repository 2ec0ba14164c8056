/** All names that one new use case brings along. */
export interface UseCaseNames {
  /** A word of the product, `camelCase`. */
  readonly feature: string;
  /** The class, a verb phrase in `PascalCase`. */
  readonly useCase: string;
  readonly port: string;
  readonly fake: string;
  readonly failure: string;
  readonly command: string;
  /** The port's one method: the use case's verb phrase. */
  readonly method: string;
}

/** Names for a use case; throws with a plain sentence when what was typed names nothing. */
export function useCaseNames(feature: string, useCase: string): UseCaseNames {
  if (!/^[a-z][A-Za-z0-9]*$/.test(feature))
    throw new Error(`"${feature}" is no feature: write it like chat or messageAlerts.`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(useCase))
    throw new Error(`"${useCase}" is no use case: write a verb phrase like PinChat.`);
  const port = `${useCase}Gateway`;
  return {
    feature,
    useCase,
    port,
    fake: `Fake${port}`,
    failure: `${useCase}Failure`,
    command: `${useCase}Command`,
    method: useCase[0]?.toLowerCase() + useCase.slice(1),
  };
}
