import { isObject } from '../../src/domain/kernel/parseJson';

const textIn = (holder: unknown, name: string): string => {
  const text: unknown = isObject(holder) ? holder[name] : undefined;
  if (typeof text !== 'string' || text === '') throw new Error(`package.json has no ${name}.`);
  return text;
};

/**
 * Makes `assets/version.json` out of package.json. It holds no build date, so the same sources give the same bytes.
 * Throws where a version is missing: no window would notice a new one.
 */
export function versionFile(packageFile: Buffer | string): string {
  const file: unknown = JSON.parse(packageFile.toString());
  const config = isObject(file) ? file['config'] : undefined;
  return `${JSON.stringify({ version: textIn(file, 'version'), core: textIn(config, 'chatCore') })}\n`;
}
