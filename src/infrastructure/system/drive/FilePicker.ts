/** The files that a user has chosen, each for its own upload, until that one is over. */
export class FilePicker {
  private readonly files = new Map<string, File>();

  put(uploadId: string, file: File): void {
    this.files.set(uploadId, file);
  }

  /** It stays: where the drive's answer got lost, the same file is sent again. */
  chosen(uploadId: string): File | null {
    return this.files.get(uploadId) ?? null;
  }

  /** Only these uploads still need their files. */
  discardAllBut(uploadIds: readonly string[]): void {
    for (const uploadId of this.files.keys()) if (!uploadIds.includes(uploadId)) this.files.delete(uploadId);
  }
}
