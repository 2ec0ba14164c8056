import type { AddressBar } from '@/application/app/ports/AddressBar';
import type { PreferenceVault } from '@/application/app/ports/PreferenceVault';
import type { TitleBar } from '@/application/app/ports/TitleBar';
import { token } from '../token';
import type { Activity } from '@/application/app/ports/Activity';
import type { VersionGateway } from '@/application/app/ports/VersionGateway';
import type { KnownPatients } from '@/application/kernel/KnownPatients';
import type { WatchTheme } from '@/application/app/WatchTheme';

export const PreferenceVaultToken = token<PreferenceVault>('PreferenceVault');
export const AddressBarToken = token<AddressBar>('AddressBar');
export const TitleBarToken = token<TitleBar>('TitleBar');
export const WatchThemeToken = token<WatchTheme>('WatchTheme');
export const VersionGatewayToken = token<VersionGateway>('VersionGateway');

// Bound when the shell is downloaded.
export const ActivityToken = token<Activity>('Activity');
export const KnownPatientsToken = token<KnownPatients>('KnownPatients');
