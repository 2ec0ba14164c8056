/**
 * Prevents the browser from opening a file that is dropped on the page, which would end the session and lose what was
 * typed. Calls `onFile` instead. Elements that accept files themselves are left alone.
 */
export function guardDraggedFiles(page: Window, onFile: () => void): void {
  const isFileField = ({ target }: Event): boolean => target instanceof HTMLInputElement && target.type === 'file';
  const bringsFile = (event: DragEvent): boolean =>
    !event.defaultPrevented && !isFileField(event) && event.dataTransfer?.types.includes('Files') === true;
  page.addEventListener('dragover', event => {
    if (bringsFile(event)) event.preventDefault();
  });
  page.addEventListener('drop', event => {
    if (!bringsFile(event)) return;
    event.preventDefault();
    onFile();
  });
}
