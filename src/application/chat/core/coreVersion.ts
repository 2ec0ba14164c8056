/** The version of the chat engine in this build. */
export const CORE_VERSION = '0.105.0';

/** What the dashboard requires of the engine (D2 §9), as a caret range. */
export const REQUIRED_CORE_VERSION = '^0.105.0';

/** A caret range below 1.0 allows later patches of the same minor version only. */
function satisfiesRequiredVersion(version: string): boolean {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  const required = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(REQUIRED_CORE_VERSION);
  if (parts === null || required === null) return false;
  return parts[1] === required[1] && parts[2] === required[2] && Number(parts[3]) >= Number(required[3]);
}

/** Whether an engine of another build fits this dashboard. */
export const coreVersion = {
  satisfiesRequiredVersion,
};
