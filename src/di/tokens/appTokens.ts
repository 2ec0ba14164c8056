import type { AddressBar } from '@/application/app/ports/AddressBar';
import type { DevicePreferences } from '@/application/app/ports/DevicePreferences';
import type { PreferenceVault } from '@/application/app/ports/PreferenceVault';
import type { TitleBar } from '@/application/app/ports/TitleBar';
import type { WatchTheme } from '@/application/app/WatchTheme';
import { token } from '../token';

export const PreferenceVaultToken = token<PreferenceVault>('PreferenceVault');
export const DevicePreferencesToken = token<DevicePreferences>('DevicePreferences');
export const AddressBarToken = token<AddressBar>('AddressBar');
export const TitleBarToken = token<TitleBar>('TitleBar');
export const WatchThemeToken = token<WatchTheme>('WatchTheme');
