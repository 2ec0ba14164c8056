/** The live connections of the document store and the realtime database. */
export interface RealtimeConnections {
  /** Ends them all; no listener fires afterwards. Harmless if there are none. */
  close(): Promise<void>;
}
