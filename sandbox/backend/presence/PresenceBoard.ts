import type { DocumentPort } from '#sandbox/backend/shared/DocumentPort';

/** Who is here: one document a person in `chat-presence`, times in seconds since 1970 with a fraction. */
export class PresenceBoard {
  constructor(
    private readonly documents: DocumentPort,
    private readonly clock: { now(): number },
  ) {}

  markAsOnline(uid: string, isOnline: boolean): void {
    const now = this.clock.now() / 1000;
    this.change(uid, isOnline ? { lastSeenTime: now } : { loggedOutTime: now });
  }

  appearsOffline(uid: string): boolean {
    return this.documents.read(pathOf(uid))?.['appearOffline'] === true;
  }

  /** Whoever asks not to appear offline is here. */
  appearOffline(uid: string, appearOffline: boolean): void {
    this.change(uid, appearOffline ? { appearOffline } : { appearOffline, lastSeenTime: this.clock.now() / 1000 });
  }

  private change(uid: string, changed: { lastSeenTime?: number; loggedOutTime?: number; appearOffline?: boolean }): void {
    const before = this.documents.read(pathOf(uid)) ?? { lastSeenTime: 0, loggedOutTime: 0, appearOffline: false };
    this.documents.writeAll([{ path: pathOf(uid), data: { ...before, ...changed, user: uid } }]);
  }
}

function pathOf(uid: string): string {
  return `chat-presence/${uid}`;
}
