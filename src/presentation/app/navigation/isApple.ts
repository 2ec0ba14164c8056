/** True if the keyboard is one of Apple's. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
