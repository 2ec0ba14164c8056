/** What local storage holds under `soundNotificationsEnabled`: 'false' is off, all else is on. */
export function soundIsOn(setting: string | null): boolean {
  return setting !== 'false';
}
