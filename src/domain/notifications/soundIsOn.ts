/** `setting`: value of `soundNotificationsEnabled` in local storage; 'false' is off, anything else is on. */
export function soundIsOn(setting: string | null): boolean {
  return setting !== 'false';
}
