/** The stored choice wins, then the deployment's setting, then the device's. */
export function themeToShow({
  stored,
  setting,
  device,
}: {
  stored: string | null;
  setting: string;
  device: Theme;
}): Theme {
  return [stored, setting].find((choice): choice is Theme => choice === 'light' || choice === 'dark') ?? device;
}

export type Theme = 'light' | 'dark';
