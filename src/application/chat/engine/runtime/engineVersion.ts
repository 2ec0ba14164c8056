/** The version of the chat engine in this build. */
export const engineVersion = '0.105.0';
