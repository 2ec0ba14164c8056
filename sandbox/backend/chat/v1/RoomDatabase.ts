/** The realtime database as the backend writes to it, past the rules. */
export interface RoomDatabase {
  /** Plain JSON, or null where nothing is. */
  get(path: string): unknown;
  /** Writes to several places below `path` at once: listeners are called once. */
  update(path: string, values: Readonly<Record<string, unknown>>): void;
}

export const noRoomDatabase: RoomDatabase = { get: () => null, update: () => undefined };
