import { rule, says } from '../../kernel/rule';

/** The engine version that the dashboard requires (D2 §9), as a caret range. */
export const REQUIRED_CORE_VERSION = '^0.105.0';

const placeOfPatch = REQUIRED_CORE_VERSION.lastIndexOf('.') + 1;
/** The version up to and including the last point. */
const minorVersion = REQUIRED_CORE_VERSION.slice(1, placeOfPatch);
const requiredPatch = REQUIRED_CORE_VERSION.slice(placeOfPatch);

/** Decides whether an engine of another build is compatible with this dashboard. */
export const engineFits = rule(
  {
    id: 'CR-START-02',
    statement:
      says`The dashboard accepts an engine only of version ${REQUIRED_CORE_VERSION.slice(1)} or a later patch of ` +
      says`that minor version. An earlier or later minor version, another major version and an unreadable ` +
      says`version are refused.`,
    source: 'DESIGN §4: "the dashboard requires `^0.105.0` and refuses another *before* losing anything"',
    hazards: ['HAZ-01', 'HAZ-02', 'HAZ-09'],
  },
  ({ version }: { readonly version: string }): boolean => {
    const patch = version.slice(minorVersion.length);
    return version.startsWith(minorVersion) && /^\d+$/.test(patch) && Number(patch) >= Number(requiredPatch);
  },
);
