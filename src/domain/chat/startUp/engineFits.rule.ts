import { rule, says } from '../../kernel/rule';

/** What the dashboard requires of the engine (D2 §9), as a caret range. */
export const REQUIRED_CORE_VERSION = '^0.105.0';

/** Whether an engine of another build fits this dashboard. */
export const engineFits = rule(
  {
    id: 'CR-START-02',
    statement:
      says`The dashboard goes on with an engine of version ${REQUIRED_CORE_VERSION.slice(1)} or a later patch of ` +
      says`that minor version only. An earlier or later minor version, another major version and a version that ` +
      says`cannot be read are refused.`,
    source: 'DESIGN §4: "the dashboard requires `^0.105.0` and refuses another *before* losing anything"',
    hazards: ['HAZ-01', 'HAZ-02', 'HAZ-09'],
  },
  ({ version }: { readonly version: string }): boolean => {
    const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
    const required = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(REQUIRED_CORE_VERSION);
    if (parts === null || required === null) return false;
    return parts[1] === required[1] && parts[2] === required[2] && Number(parts[3]) >= Number(required[3]);
  },
);
