import { ContainerModule } from 'inversify';
import { WatchTheme } from '@/application/app/WatchTheme';
import { BrowserPreferenceVault } from '@/infrastructure/storage/app/BrowserPreferenceVault';
import { BrowserAddressBar } from '@/infrastructure/system/app/BrowserAddressBar';
import { DocumentTitleBar } from '@/infrastructure/system/app/DocumentTitleBar';
import { FetchVersionGateway } from '@/infrastructure/system/app/FetchVersionGateway';
import { MediaQueryDevicePreferences } from '@/infrastructure/system/app/MediaQueryDevicePreferences';
import * as t from './tokens/appTokens';
import { EnvironmentToken } from './tokens/kernelTokens';
import { VersionGatewayToken } from './tokens/updateTokens';

export const shellModule = new ContainerModule(({ bind }) => {
  bind(t.PreferenceVaultToken).toConstantValue(new BrowserPreferenceVault());
  bind(t.DevicePreferencesToken).toConstantValue(new MediaQueryDevicePreferences());
  bind(t.AddressBarToken).toConstantValue(new BrowserAddressBar());
  bind(t.TitleBarToken).toConstantValue(new DocumentTitleBar());
  bind(VersionGatewayToken).toConstantValue(new FetchVersionGateway('/assets/version.json'));
  bind(t.WatchThemeToken).toResolvedValue(
    (preferences, device, { theme }) => new WatchTheme(preferences, device, theme),
    [t.PreferenceVaultToken, t.DevicePreferencesToken, EnvironmentToken],
  );
});
