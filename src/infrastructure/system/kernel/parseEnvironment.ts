import { isObject } from '@/domain/kernel/parseJson';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Environment } from '@/domain/app/Environment';

/** Name of the setting that is missing or has the wrong type, as written in `environment.json`. */
export interface EnvironmentFailure {
  readonly setting: string;
  /** It names another machine without encryption, in production. */
  readonly isUnencrypted: boolean;
}

class WrongSetting extends Error {
  constructor(
    readonly setting: string,
    readonly isUnencrypted = false,
  ) {
    super(`The setting ${setting} is missing or wrong.`);
  }
}

/** This machine itself: no one can intercept the traffic. */
const local = /^(localhost|([\w-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/;

/** Reads the settings without any library: this runs before anything else is downloaded. */
export function parseEnvironment(settings: unknown): Result<Environment, EnvironmentFailure> {
  try {
    return ok(toEnvironment(new Settings(settings, '')));
  } catch (error) {
    if (error instanceof WrongSetting) return fail({ setting: error.setting, isUnencrypted: error.isUnencrypted });
    throw error;
  }
}

function toEnvironment(settings: Settings): Environment {
  const production = settings.flag('production');
  if (production) settings.demandEncryption();
  const firebase = settings.group('firebase');
  return {
    production,
    firebase: {
      apiKey: firebase.text('apiKey'),
      projectId: firebase.text('projectId'),
      appId: firebase.text('appId'),
      authDomain: firebase.text('authDomain'),
      databaseURL: firebase.address('databaseURL'),
    },
    unifiedBackendUrl: settings.address('unifiedBackendUrl'),
    staticStorageUrl: settings.address('staticStorageUrl'),
    dashboardTitle: settings.textOr('dashboardTitle', 'Staff dashboard'),
    theme: settings.textOr('theme', 'system'),
    ...(settings.has('regions') ? { regions: toRegions(settings.group('regions')) } : {}),
    ...(settings.has('drive') ? { drive: toDrive(settings.group('drive')) } : {}),
    ...(settings.has('dashboards') ? { dashboards: toDashboards(settings.group('dashboards')) } : {}),
    ...(settings.has('emulators') ? { emulators: toEmulators(settings.group('emulators')) } : {}),
  };
}

function toRegions(regions: Settings): NonNullable<Environment['regions']> {
  return {
    ...(regions.has('UK') ? { UK: regions.address('UK') } : {}),
    ...(regions.has('Australia') ? { Australia: regions.address('Australia') } : {}),
  };
}

function toDrive(drive: Settings): NonNullable<Environment['drive']> {
  return {
    apiUrl: drive.address('apiUrl'),
    clientId: drive.text('clientId'),
    ...(drive.has('identityScript') ? { identityScript: drive.address('identityScript') } : {}),
  };
}

function toDashboards(dashboards: Settings): NonNullable<Environment['dashboards']> {
  return { embedOrigin: dashboards.origin('embedOrigin') };
}

function toEmulators(emulators: Settings): NonNullable<Environment['emulators']> {
  const address = (name: string) => {
    const group = emulators.group(name);
    return { host: group.host('host'), port: group.number('port') };
  };
  return {
    identity: emulators.address('identity'),
    documentStore: address('documentStore'),
    realtimeDatabase: address('realtimeDatabase'),
  };
}

/** One level of the settings; knows its path, so that a fault can be named. */
class Settings {
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(
    values: unknown,
    private readonly prefix: string,
    private mustBeEncrypted = false,
  ) {
    if (!isObject(values)) throw new WrongSetting(prefix === '' ? 'environment.json' : prefix.slice(0, -1));
    this.values = { ...values };
  }

  /** From now on, also in the groups below. */
  demandEncryption(): void {
    this.mustBeEncrypted = true;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined && this.values[name] !== null;
  }

  group(name: string): Settings {
    return new Settings(this.values[name], `${this.prefix}${name}.`, this.mustBeEncrypted);
  }

  text(name: string): string {
    const value = this.values[name];
    if (typeof value !== 'string' || value === '') throw new WrongSetting(this.prefix + name);
    return value;
  }

  /** An http or https address, without slashes at its end. */
  address(name: string): string {
    const text = this.text(name);
    if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new WrongSetting(this.prefix + name);
    const { protocol, hostname } = new URL(text);
    if (protocol === 'http:') this.demandLocal(name, hostname);
    return text.replace(/(?<!\/)\/+$/, '');
  }

  /** An address that is an origin and nothing more. */
  origin(name: string): string {
    const address = this.address(name);
    if (new URL(address).origin !== address) throw new WrongSetting(this.prefix + name);
    return address;
  }

  /** For an emulator: connections to these are unencrypted. */
  host(name: string): string {
    const host = this.text(name);
    this.demandLocal(name, host);
    return host;
  }

  textOr(name: string, otherwise: string): string {
    return this.has(name) ? this.text(name) : otherwise;
  }

  flag(name: string): boolean {
    const value = this.values[name];
    if (typeof value !== 'boolean') throw new WrongSetting(this.prefix + name);
    return value;
  }

  number(name: string): number {
    const value = this.values[name];
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new WrongSetting(this.prefix + name);
    return value;
  }

  private demandLocal(name: string, hostname: string): void {
    if (this.mustBeEncrypted && !local.test(hostname)) throw new WrongSetting(this.prefix + name, true);
  }
}
