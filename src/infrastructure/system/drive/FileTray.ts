/** Where a file lies that a person has chosen, until the drive has it. */
export class FileTray {
  private file: File | null = null;

  put(file: File): void {
    this.file = file;
  }

  /** It stays: where the drive's answer got lost, the same file is sent again. */
  chosen(): File | null {
    return this.file;
  }
}
