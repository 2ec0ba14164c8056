/** One switch of remote configuration. */
export interface ConfigSwitch {
  readonly name: string;
  /** The value in remote configuration; undefined if absent, so that the default applies. */
  readonly value: boolean | undefined;
  /** The default without remote configuration; undefined for a switch unknown to this build. */
  readonly byDefault: boolean | undefined;
}

/** Lists all switches known to this build, then those found only in remote configuration. */
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
