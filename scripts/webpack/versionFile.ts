interface PackageFile {
  readonly version: string;
  readonly config: { readonly chatEngineHost: string };
}

/** Makes `assets/version.json` out of package.json. It holds no build date, so the same sources give the same bytes. */
export function versionFile(packageFile: Buffer | string): string {
  const { version, config } = JSON.parse(packageFile.toString()) as PackageFile;
  return `${JSON.stringify({ version, core: config.chatEngineHost })}\n`;
}
