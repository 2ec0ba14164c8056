import type { ChooseTheme } from '@/application/shell/ChooseTheme';
import type { AddressBar } from '@/application/shell/ports/AddressBar';
import type { DevicePreferences } from '@/application/shell/ports/DevicePreferences';
import type { PreferenceVault } from '@/application/shell/ports/PreferenceVault';
import type { TitleBar } from '@/application/shell/ports/TitleBar';
import type { RememberMenu } from '@/application/shell/RememberMenu';
import type { ShowPageTitle } from '@/application/shell/ShowPageTitle';
import type { WatchTheme } from '@/application/shell/WatchTheme';
import { token } from '../token';

export const PreferenceVaultToken = token<PreferenceVault>('PreferenceVault');
export const DevicePreferencesToken = token<DevicePreferences>('DevicePreferences');
export const AddressBarToken = token<AddressBar>('AddressBar');
export const TitleBarToken = token<TitleBar>('TitleBar');
export const ShowPageTitleToken = token<ShowPageTitle>('ShowPageTitle');
export const WatchThemeToken = token<WatchTheme>('WatchTheme');
export const ChooseThemeToken = token<ChooseTheme>('ChooseTheme');
export const RememberMenuToken = token<RememberMenu>('RememberMenu');
