import type { UploadTrouble } from '@/application/drive/UploadProgress';
import { driveText } from './driveText';

/** What keeps an upload from going on, or ended it; empty for what is logged only (D2 §8: "Status 400: logged only"). */
export function uploadTroubleText(trouble: UploadTrouble): string {
  switch (trouble.kind) {
    case 'badRequest':
      return '';
    case 'noAccount':
    case 'permission':
      return driveText(`failure.${trouble.kind}`);
    case 'file':
      return driveText(trouble.status === 404 ? 'trouble.folder404' : 'trouble.file', { status: trouble.status });
    case 'downgradeOwed':
      return driveText('upload.owed');
    default:
      return driveText(`trouble.${trouble.kind}`);
  }
}
