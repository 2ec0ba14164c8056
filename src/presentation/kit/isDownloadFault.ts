/** Whether a part of the dashboard could not be downloaded, as bundlers and browsers say it; nothing in it is at fault. */
export function isDownloadFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module|module script failed/i.test(error.message);
}
