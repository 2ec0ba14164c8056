/** The version of the chat engine in this build. */
export const coreVersion = '0.105.0';
