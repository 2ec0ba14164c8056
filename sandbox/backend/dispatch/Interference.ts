/** Faults on demand, as the dispatcher meets them. `path` is the part below `/api`. */
export interface Interference {
  /** Before anything is read: continue, cut the connection, or answer with this status. */
  beforeCall(path: string): Promise<'proceed' | 'cut' | number>;
  /** After the handler ran: true cuts the connection instead of answering. */
  losesAnswer(path: string): boolean;
}

export const noInterference: Interference = {
  beforeCall: () => Promise.resolve('proceed'),
  losesAnswer: () => false,
};
