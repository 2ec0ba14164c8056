/** One transport to one client. It carries envelopes, JSON values with a layer `t` and data `d`, in order. */
export interface Link {
  send(envelope: unknown): void;
  /** Ends it politely: what was sent before still arrives. */
  end(): void;
  /** Ends it at once, as a broken network would. */
  cut(): void;
  /** Must be set before the current task ends. */
  onEnvelope: (envelope: unknown) => void;
  /** Called once, however it ended. */
  onEnd: () => void;
}
