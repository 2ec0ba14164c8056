/** One switch of remote configuration. */
export interface ConfigSwitch {
  readonly name: string;
  /** What remote configuration says; undefined where it does not name the switch, so that its default holds. */
  readonly value: boolean | undefined;
  /** What holds until remote configuration says otherwise; undefined for a switch that this build does not know. */
  readonly byDefault: boolean | undefined;
}

/** Every switch that this build knows, in its order, and then those that only remote configuration names. */
export function switchList(
  loaded: Readonly<Record<string, boolean>>,
  defaults: Readonly<Record<string, boolean>>,
): readonly ConfigSwitch[] {
  const known = Object.entries(defaults).map(([name, byDefault]) => ({
    name,
    value: Object.hasOwn(loaded, name) ? loaded[name] : undefined,
    byDefault,
  }));
  const foreign = Object.entries(loaded).filter(([name]) => !Object.hasOwn(defaults, name));
  return [...known, ...foreign.map(([name, value]) => ({ name, value, byDefault: undefined }))];
}
