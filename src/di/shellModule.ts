import { ContainerModule } from 'inversify';
import { ChooseTheme } from '@/application/shell/ChooseTheme';
import { RememberMenu } from '@/application/shell/RememberMenu';
import { ShowPageTitle } from '@/application/shell/ShowPageTitle';
import { WatchTheme } from '@/application/shell/WatchTheme';
import { BrowserPreferenceVault } from '@/infrastructure/storage/BrowserPreferenceVault';
import { BrowserAddressBar } from '@/infrastructure/system/BrowserAddressBar';
import { DocumentTitleBar } from '@/infrastructure/system/DocumentTitleBar';
import { MediaQueryDevicePreferences } from '@/infrastructure/system/MediaQueryDevicePreferences';
import * as t from './tokens/shellTokens';
import { EnvironmentToken } from './tokens/systemTokens';

export const shellModule = new ContainerModule(({ bind }) => {
  bind(t.PreferenceVaultToken).toConstantValue(new BrowserPreferenceVault());
  bind(t.DevicePreferencesToken).toConstantValue(new MediaQueryDevicePreferences());
  bind(t.AddressBarToken).toConstantValue(new BrowserAddressBar());
  bind(t.TitleBarToken).toConstantValue(new DocumentTitleBar());
  bind(t.ShowPageTitleToken).toResolvedValue(
    (titleBar, { dashboardTitle, firebase }) => new ShowPageTitle(titleBar, { base: dashboardTitle, projectId: firebase.projectId }),
    [t.TitleBarToken, EnvironmentToken],
  );
  bind(t.WatchThemeToken).toResolvedValue(
    (preferences, device, { theme }) => new WatchTheme(preferences, device, theme),
    [t.PreferenceVaultToken, t.DevicePreferencesToken, EnvironmentToken],
  );
  bind(t.ChooseThemeToken).toResolvedValue(preferences => new ChooseTheme(preferences), [t.PreferenceVaultToken]);
  bind(t.RememberMenuToken).toResolvedValue(preferences => new RememberMenu(preferences), [t.PreferenceVaultToken]);
});
