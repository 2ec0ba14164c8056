import { ContainerModule } from 'inversify';
import { BrowserPreferenceVault } from '@/infrastructure/storage/app/BrowserPreferenceVault';
import { BrowserAddressBar } from '@/infrastructure/system/app/BrowserAddressBar';
import { DocumentTitleBar } from '@/infrastructure/system/app/DocumentTitleBar';
import { FetchVersionGateway } from '@/infrastructure/system/app/FetchVersionGateway';
import * as t from './tokens/appTokens';
import { WatchTheme } from '@/application/app/WatchTheme';
import { MediaQueryDevicePreferences } from '@/infrastructure/system/app/MediaQueryDevicePreferences';
import { EnvironmentToken } from './tokens/kernelTokens';

export const appModule = new ContainerModule(({ bind }) => {
  bind(t.PreferenceVaultToken).toConstantValue(new BrowserPreferenceVault());
  bind(t.AddressBarToken).toConstantValue(new BrowserAddressBar());
  bind(t.TitleBarToken).toConstantValue(new DocumentTitleBar());
  bind(t.VersionGatewayToken).toConstantValue(new FetchVersionGateway('/assets/version.json'));
  bind(t.WatchThemeToken).toResolvedValue(
    (preferences, { theme }) => new WatchTheme(preferences, new MediaQueryDevicePreferences(), theme),
    [t.PreferenceVaultToken, EnvironmentToken],
  );
});
