/** True if the device has an Apple keyboard. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
