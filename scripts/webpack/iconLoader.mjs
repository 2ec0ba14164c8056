/**
 * Stands in for Blueprint's loader of icons by name. Icons are passed as components, so a name is a mistake and is said
 * loudly.
 */
export class Icons {
  static setLoaderOptions() {}

  static async loadAll() {}

  static async load(icon) {
    console.error(`The icon "${icon}" was asked for by name: pass the icon component instead.`);
  }

  static getPaths() {
    return undefined;
  }

  static isValidIconName() {
    return false;
  }
}
