import { randomBytes } from 'node:crypto';
import type { DriveFileDto } from '@/infrastructure/http/patients/momentDtos';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { generatedContent } from './generatedContent';
import type { StandInFile } from './StandInFile';

/**
 * The files of the stand-in drive: uploaded ones, and those that the patients' histories name, whose content is
 * invented on request.
 */
export class DriveStore {
  private readonly files = new JournalledMap<StandInFile>('drive-files');

  constructor(private readonly fileOf: (fileId: string) => DriveFileDto | undefined = () => undefined) {}

  attachTo(journal: JournalHost): this {
    this.files.attachTo(journal);
    return this;
  }

  find(id: string): StandInFile | undefined {
    return this.files.get(id) ?? this.invented(id);
  }

  in(folderId: string): readonly StandInFile[] {
    return [...this.files.values()].filter(({ parents }) => parents.includes(folderId));
  }

  add(file: Omit<StandInFile, 'id'>): StandInFile {
    return this.put({ id: randomBytes(20).toString('base64url'), ...file });
  }

  put(file: StandInFile): StandInFile {
    this.files.put(file.id, file);
    return file;
  }

  remove(id: string): void {
    this.files.remove(id);
  }

  private invented(id: string): StandInFile | undefined {
    const file = this.fileOf(id);
    if (!file) return undefined;
    const { fileName: name, contentType: mimeType, googleDriveFolderId } = file;
    return {
      id,
      name,
      mimeType,
      parents: [googleDriveFolderId],
      owner: '',
      content: generatedContent(name, mimeType).toString('base64'),
      createdAt: 0,
    };
  }
}
